import type { BrowserContext } from "@playwright/test";
import { newLearner, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const DAY_S = 86_400;

test("“remember me” makes a session last 30 days from sign-up on, and the choice is kept", async ({
  page,
  context,
}) => {
  const learner = newLearner();
  const remember = page.getByLabel("Se souvenir de moi pendant 30 jours");
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Nom d’utilisateur").fill(learner.username);
  await page.getByLabel("Adresse e-mail").fill(learner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
  await remember.check();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL("/app");
  const seconds = await secondsOfSession(context);
  expect(seconds).toBeGreaterThan(29.9 * DAY_S);
  expect(seconds).toBeLessThanOrEqual(30 * DAY_S);

  await page.goto("about:blank");
  await context.clearCookies({ name: /session/ });
  await page.goto("/auth?tab=login");
  await expect(remember).toBeChecked();
  await remember.uncheck();
  await signIn(page, learner);
  await expect(page).toHaveURL("/app");
  expect(await secondsOfSession(context)).toBeNull();
});

/** Remaining lifetime of the session cookie; null when it ends with the browser. */
async function secondsOfSession(context: BrowserContext): Promise<number | null> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("session_token"));
  if (cookie === undefined) throw new Error("There is no session.");
  return cookie.expires === -1 ? null : cookie.expires - Date.now() / 1000;
}
