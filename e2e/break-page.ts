import type { Page } from "@playwright/test";

/** As after an upgrade of the server: a page loaded before it asks for a file that is gone. */
export async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-route-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** A script without which the application does not start: `messages` has the texts of the interface. */
export async function breakStart(page: Page, name = "messages"): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
}
