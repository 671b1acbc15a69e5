import type { Page } from "@playwright/test";
import { grantAdministration, newLearner, signUpByApi } from "../support/accounts.ts";
import { alreadyWelcomed } from "../support/browser.ts";

/** Functions that open screens as a new user, by the name of the screen. */
export type ScreensOfTopic = Record<string, (page: Page) => Promise<void>>;

export type Screens = Record<string, ScreensOfTopic>;

export type Role = "visitor" | "learner" | "administrator";

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
