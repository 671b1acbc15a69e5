import type { BrowserContext, Page } from "@playwright/test";
import { newLearner, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const DAY_S = 86_400;

test("without “remember me” the session ends with the browser", async ({
  learner,
  openBrowser,
}) => {
  const browser = await openBrowser();
  await signIn(await signInPage(browser), learner);
  expect(await secondsOfSession(browser)).toBeNull();
});

test("with “remember me” the session lasts 30 days, and the choice is kept", async ({
  learner,
  openBrowser,
}) => {
  const browser = await openBrowser();
  const page = await signInPage(browser);
  await page.getByLabel("Se souvenir de moi pendant 30 jours").check();
  await signIn(page, learner);
  const seconds = await secondsOfSession(browser);
  expect(seconds).toBeGreaterThan(29.9 * DAY_S);
  expect(seconds).toBeLessThanOrEqual(30 * DAY_S);

  await page.close();
  await browser.clearCookies({ name: /session/ });
  const later = await signInPage(browser);
  await expect(later.getByLabel("Se souvenir de moi pendant 30 jours")).toBeChecked();
});

test("sign-up offers “remember me” too", async ({ openBrowser }) => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const { username, email, password } = newLearner();
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Nom d’utilisateur").fill(username);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Se souvenir de moi pendant 30 jours").check();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  expect(await secondsOfSession(browser)).toBeGreaterThan(29.9 * DAY_S);
});

async function signInPage(browser: BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  await page.goto("/auth");
  return page;
}

/** Remaining lifetime of the session cookie; null when it ends with the browser. */
async function secondsOfSession(browser: BrowserContext): Promise<number | null> {
  const isSession = ({ name }: { name: string }) => name.endsWith("session_token");
  await expect.poll(async () => (await browser.cookies()).some(isSession)).toBe(true);
  const cookie = (await browser.cookies()).find(isSession);
  const expires = cookie?.expires ?? -1;
  return expires === -1 ? null : expires - Date.now() / 1000;
}
