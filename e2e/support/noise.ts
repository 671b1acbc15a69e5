import type { BrowserContext } from "@playwright/test";

/** Errors and warnings of browsers during a test. */
export type Noise = {
  listenTo(browser: BrowserContext): void;
  /** Ignores errors and warnings that match. */
  expect(complaint: RegExp): void;
  unexpected(): string[];
};

/** Playwright's message when it blocks service workers. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

const endsSession =
  /\/api\/auth\/(sign-out|sessions\/end|change-password|two-factor\/(confirm|remove)|reset-password|delete-account)$/;

/** What browsers log when the server refuses a read because the session has just ended. */
export const refusedRead =
  /401.*\/api\/(auth\/sessions|exercises|packages|profile|progress|recordings|reports|statistics|verbs)/;

/** Collects console errors and warnings, script errors, and failed requests to this site. */
export function createNoise(siteUrl: string): Noise {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  return {
    listenTo(browser) {
      browser.on("request", (request) => {
        if (endsSession.test(request.url())) expected.push(refusedRead);
      });
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
        // Leaving a page aborts its requests.
        if (!request.url().startsWith(siteUrl) || reason === "net::ERR_ABORTED") return;
        complaints.push(`request: ${reason} ${request.url()}`);
      });
    },
    expect: (complaint) => void expected.push(complaint),
    unexpected: () =>
      complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}

/** What a browser with a service worker logs without a network. */
export const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|FetchEvent|cannot be reached/;
