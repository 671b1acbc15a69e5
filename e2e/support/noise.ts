import type { BrowserContext } from "@playwright/test";

/** What browsers complain of during a test, and what of it the test expects. */
export type Noise = {
  /** Listens to every page of a browser. */
  listenTo(browser: BrowserContext): void;
  /** Complaints that this matches belong to the story. */
  expect(complaint: RegExp): void;
  unexpected(): string[];
};

/** What Playwright itself says where a test has blocked it. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Errors and warnings of the console, of scripts, and of requests to this site. */
export function createNoise(siteUrl: string): Noise {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  return {
    listenTo(browser) {
      browser.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (message.text() === BLOCKED_WORKER) return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      browser.on("weberror", (error) => complaints.push(`script: ${error.error()}`));
      browser.on("response", (response) => {
        if (!response.url().startsWith(siteUrl) || response.status() < 400) return;
        complaints.push(`answer: ${response.status()} ${response.url()}`);
      });
      browser.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // A page that is left drops what it was loading.
        if (!request.url().startsWith(siteUrl) || reason === "net::ERR_ABORTED") return;
        complaints.push(`request: ${reason} ${request.url()}`);
      });
    },
    expect: (complaint) => void expected.push(complaint),
    unexpected: () =>
      complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}
