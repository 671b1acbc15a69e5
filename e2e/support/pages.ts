import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a path and waits until nothing on the page is loading. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
}

/** Waits until the application has taken over from the first paint of the document. */
export const waitForTakeOver = (page: Page): Promise<void> =>
  expect(page.locator("#first")).toHaveCount(0);

/** Applies the fonts, which otherwise come with the next page or sentence. They can change the heights of texts. */
export async function applyFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = ["1em Figtree", '700 1em "Bricolage Grotesque"'];
    await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
    document.documentElement.toggleAttribute("data-fonts", true);
  });
}

/** Waits until nothing on a page is loading, and applies the fonts. Works in every language. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await waitForTakeOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\S+\.\.\.$/)).toHaveCount(0);
  await applyFonts(page);
}

/**
 * Opens another path of the application like a link, without a reload. The previous page stays until the next one is
 * ready: afterwards, expect something that only the next page has.
 */
export async function openWithoutReload(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
}

/** Waits until dialogs, menus and toasts can open without the network. */
export const waitForOverlays = (page: Page): Promise<void> =>
  waitForScripts(page, "dialog-popup", "drawer-popup", "menu-popup", "toasts");

/** Waits until scripts that pages load on demand are loaded. */
export async function waitForScripts(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.waitForFunction(
      (part) => performance.getEntriesByType("resource").some((one) => one.name.includes(part)),
      `/assets/${name}-`,
    );
  }
  await page.waitForLoadState("networkidle");
}

/** Texts and names on a page that look like a key, such as `navigation.usefulLinks`, but not like a host. */
export async function untranslatedKeysOn(page: Page): Promise<string[]> {
  const { texts, hosts } = await page.evaluate(() => {
    const attributes = ["aria-label", "title", "placeholder"];
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    const names = named.flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ""),
    );
    const texts = [document.title, ...names, ...document.body.innerText.split("\n")];
    return { texts, hosts: Array.from(document.links, ({ host }) => host) };
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => /^[a-z]+(\.[a-zA-Z-]+)+$/.test(text) && !hosts.includes(text));
}

/** Sets the size of text, 16 px by default. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, px);
}

/** The width in pixels that a page uses. It scrolls sideways if it uses more than the screen has. */
export const scrollWidthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Answers 404 for the script of a page, as after an upgrade of the server while a tab is open. */
export async function failPageScript(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-route-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** Answers 404 for a script that the application needs to start. */
export async function failStartScript(page: Page, name = "messages"): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
}

/** The entry of a named list that has a heading and contains a text. */
export function listItemWith(page: Page, list: string, text: string): Locator {
  return page
    .getByRole("list", { name: list })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .filter({ hasText: text });
}

/** Waits until the service worker has cached its files and controls this page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}
