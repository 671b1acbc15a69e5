import type { Page } from "@playwright/test";

/** As after an upgrade of the server: a page loaded before it asks for a file that is gone. */
export async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-route-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** The texts of the interface do not come, whatever its language. */
export async function breakTexts(page: Page): Promise<void> {
  await page.route("**/assets/messages-*.js", (route) => route.fulfill({ status: 404 }));
}
