import { expect, type Page } from "@playwright/test";

/** Waits until the service worker has all that it keeps, and answers for this page. */
export async function workerInCharge(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}
