import { expect, type Locator, type Page } from "@playwright/test";

/** Pages that need no account. */
export const visitorPaths = ["/", "/auth", "/auth/forgot", "/auth/reset", "/nulle-part"] as const;

/** Pages of a learner. */
export const learnerPaths = [
  "/app",
  "/app/enlaces-utiles",
  "/app/exercise/preterito-indefinido",
  "/app/exercise/desde-hace",
  "/app/exercise/preterito-indefinido?failed=true",
  "/app/packages/preterito-indefinido",
  "/app/packages/preterito-indefinido/new",
  "/app/packages/preterito-indefinido/failed",
  "/app/theory/presente-indicativo",
  "/app/theory/desde-hace",
  "/app/verbs?verb=divertirse",
  "/app/statistics",
  "/app/statistics?tab=progression",
  "/app/statistics?tab=history",
  "/app/statistics?tab=forecast",
  "/app/statistics?tab=configuration",
  "/app/profile",
  "/app/nulle-part",
] as const;

/** Opens a path and waits until nothing on the page is loading any more, in whatever language. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\S+\.\.\.$/)).toHaveCount(0);
}

/** As after an upgrade of the server: a page loaded before it asks for a file that is gone. */
export async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-route-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** A script without which the application does not start: `messages` has the texts of the interface. */
export async function breakStart(page: Page, name = "messages"): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** The sentence of a list of content care that has a text in it. */
export function itemWith(page: Page, list: string, text: string): Locator {
  return page
    .getByRole("list", { name: list })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .filter({ hasText: text });
}

/** Waits until the service worker has all that it keeps, and answers for this page. */
export async function workerInCharge(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}
