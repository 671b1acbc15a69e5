import type { BrowserContext } from "@playwright/test";
import { newLearner, signIn } from "../support/accounts.ts";
import { expect, test, testWithOwnServer } from "../support/test.ts";

const DAY_S = 86_400;

test("a new learner corrects errors in the sign-up form, and is remembered for 30 days", async ({
  page,
  context,
}) => {
  const learner = newLearner();
  const field = (name: string) => page.getByRole("textbox", { name });
  const remember = page.getByLabel("Se souvenir de moi pendant 30 jours");
  await page.goto("/auth");
  await expect(field("Adresse e-mail")).toBeFocused();
  await page.getByRole("tab", { name: "Inscription" }).click();
  await expect(page).toHaveURL("/auth?tab=signup");
  await page.reload();

  await field("Nom d’utilisateur").fill("L");
  await field("Adresse e-mail").fill("lea@");
  await field("Mot de passe").fill("12345");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(field("Nom d’utilisateur")).toHaveAccessibleDescription(
    "Le nom doit compter au moins 2 caractères",
  );
  await expect(field("Adresse e-mail")).toHaveAccessibleDescription("Adresse e-mail non valide");
  await expect(field("Mot de passe")).toHaveAccessibleDescription(
    /Le mot de passe doit compter au moins 6 caractères/,
  );

  await field("Nom d’utilisateur").fill(learner.username);
  await field("Adresse e-mail").fill(learner.email);
  await field("Mot de passe").fill(learner.password);
  await remember.check();
  // A second request would get 400.
  await page.getByRole("button", { name: "Créer mon compte" }).dblclick();
  await expect(page.getByText("Compte créé avec succès !")).toBeVisible();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(learner.username);
  const seconds = await secondsOfSession(context);
  expect(seconds).toBeGreaterThan(29.9 * DAY_S);
  expect(seconds).toBeLessThanOrEqual(30 * DAY_S);

  await test.step("the choice is kept for the next sign-in", async () => {
    await page.goto("about:blank");
    await context.clearCookies({ name: /session/ });
    await page.goto("/auth?tab=login");
    await expect(remember).toBeChecked();
    await remember.uncheck();
    await signIn(page, learner);
    await expect(page).toHaveURL("/app");
    expect(await secondsOfSession(context)).toBeNull();
  });
});

testWithOwnServer.describe("where people sign up themselves", () => {
  testWithOwnServer.use({ variables: { OPERATOR: "public", MIN_AGE: "15" } });

  testWithOwnServer("they say that they are old enough", async ({ page }) => {
    const learner = newLearner();
    const isOfAge = page.getByLabel("J’ai 15 ans, ou un parent est d’accord.");
    await page.goto("/auth?tab=signup");
    await page.getByLabel("Nom d’utilisateur").fill(learner.username);
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(isOfAge).toBeFocused();
    await expect(isOfAge).toHaveAccessibleDescription("Cochez cette case pour créer un compte");
    await isOfAge.check();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page).toHaveURL("/app");
  });
});

test("too many attempts to sign in and a taken address are explained, with a way on", async ({
  learner,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/(401|429).*sign-in|\/api\/auth\/sign-up/);
  await context.clearCookies({ name: /session/ });
  const { email } = newLearner();
  const wrong = { email, password: "pas-le-bon" };
  for (let times = 0; times < 10; times++) {
    await page.request.post("/api/auth/sign-in/email", { data: wrong });
  }
  await page.goto("/auth?tab=login");
  const address = page.getByLabel("Adresse e-mail");
  const password = page.getByLabel("Mot de passe", { exact: true });

  await test.step("somebody who tries too often to sign in is offered a new password", async () => {
    await address.fill(email);
    await password.fill("pas-le-bon");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const refusal = page
      .getByRole("main")
      .getByText(/^Trop d’essais\. Réessayez dans \d+ minutes\./);
    await expect(refusal).toBeVisible();
    await expect(page.getByText(/^Vous pouvez aussi choisir tout de suite/)).toBeVisible();
  });

  await test.step("sign-up with a taken address leads to sign-in", async () => {
    await page.getByRole("tab", { name: "Inscription" }).click();
    await page.getByLabel("Nom d’utilisateur").fill("Une autre Léa");
    await address.fill(learner.email);
    await password.fill("clavel-2026");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(address).toHaveAccessibleDescription("Un compte existe déjà avec cette adresse");
    await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("Une autre Léa");

    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("tab", { name: "Connexion" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(address).toHaveValue(learner.email);
    await expect(password).toBeFocused();
    await password.fill(learner.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app");
  });
});

/** Remaining lifetime of the session cookie; null when it ends with the browser. */
async function secondsOfSession(context: BrowserContext): Promise<number | null> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("session_token"));
  if (cookie === undefined) throw new Error("There is no session.");
  return cookie.expires === -1 ? null : cookie.expires - Date.now() / 1000;
}
