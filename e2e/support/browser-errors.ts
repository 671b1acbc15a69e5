import type { BrowserContext } from "@playwright/test";

/** Errors and warnings of browsers during a test. */
export type BrowserErrors = {
  listenTo(browser: BrowserContext): void;
  /** Ignores errors and warnings that match. They need not occur. */
  allow(pattern: RegExp): void;
  notAllowed(): string[];
};

/** Playwright's message when it blocks service workers. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

const endsSession =
  /\/api\/auth\/(sign-out|sessions\/end|change-password|two-factor\/(confirm|remove)|reset-password|delete-account)$/;

/** What browsers log when the server refuses a read because the session has just ended. */
export const refusedRead =
  /401.*\/api\/(auth\/sessions|exercises|packages|profile|progress|recordings|reports|statistics|verbs)/;

/** Collects console errors and warnings, script errors, and failed requests to this site. */
export function createBrowserErrors(siteUrl: string): BrowserErrors {
  const logged: string[] = [];
  const allowed: RegExp[] = [];
  return {
    listenTo(browser) {
      browser.on("request", (request) => {
        if (endsSession.test(request.url())) allowed.push(refusedRead);
      });
      browser.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (message.text() === BLOCKED_WORKER) return;
        logged.push(`console: ${message.text()} (${message.location().url})`);
      });
      browser.on("weberror", (error) => logged.push(`script: ${error.error()}`));
      browser.on("response", (response) => {
        if (!response.url().startsWith(siteUrl) || response.status() < 400) return;
        logged.push(`response: ${response.status()} ${response.url()}`);
      });
      browser.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // Leaving a page aborts its requests.
        if (!request.url().startsWith(siteUrl) || reason === "net::ERR_ABORTED") return;
        logged.push(`request: ${reason} ${request.url()}`);
      });
    },
    allow: (pattern) => void allowed.push(pattern),
    notAllowed: () => logged.filter((entry) => !allowed.some((pattern) => pattern.test(entry))),
  };
}

/** What a browser with a service worker logs without a network. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|FetchEvent|cannot be reached/;
