import { expect, type Page } from "@playwright/test";
import { grantAdministration, newLearner, signUpByApi } from "../support/accounts.ts";
import { alreadyWelcomed } from "../support/browser.ts";

/**
 * Functions that show screens to one new user, in this order, by the name of the screen. The first one opens a page.
 * Each other one continues from the screen before it: a new page load takes longer than all checks of a screen.
 */
export type Visit = Record<string, (page: Page) => Promise<void>>;

/** Visits by topic. */
export type Screens = Record<string, readonly Visit[]>;

export type Role = "visitor" | "learner" | "administrator";

/**
 * Errors that screens cause: missing pages and users, a taken address, wrong passwords of pupils, and a correction
 * without its translations.
 */
export const errorsOfScreens =
  /404.*\/(nulle-part|api\/join|api\/admin\/users|shared-selections|(fr|nl)\/verbs\/tenner)|400.*\/sign-up|401.*\/sign-in\/class|400.*\/exercises\/correct|403.*\/api\/join/;

type Site = { baseURL: string | undefined; dataDir: string };

/** Resets a page and its storage, and signs up a new user. This is faster than a new context. */
export async function startAs(role: Role, page: Page, { baseURL, dataDir }: Site): Promise<void> {
  const context = page.context();
  await page.goto("about:blank");
  await page.unrouteAll();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: "light" });
  const devTools = await context.newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin: baseURL ?? "", storageTypes: "all" });
  await devTools.detach();
  await context.clearCookies();
  await context.addCookies(alreadyWelcomed.cookies);
  if (role === "visitor") return;
  const learner = await signUpByApi(page.request, newLearner());
  if (role === "administrator") await grantAdministration(learner, dataDir);
}

/** Closes the dialog, drawer, or menu of the previous screen. */
export async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
}
