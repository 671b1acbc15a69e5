import { newLearner } from "../support/accounts.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("in a browser that has never opened Verbena, a link to a page offers an account, and opens afterwards", async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: "verbena_welcome_shown" });
  await page.goto("/app/theory/desde-hace");
  await expect(page.getByText("Il faut un compte pour cette page.")).toBeVisible();
  const { username, email, password } = newLearner();
  await page.getByLabel("Nom d’utilisateur").fill(username);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page).toHaveURL("/app/theory/desde-hace");
});

/** Former addresses, and pages that are not for a learner who is signed in. */
const redirects = [
  { from: "/auth", to: "/app" },
  { from: "/admin", to: "/app" },
  { from: "/app/manage-package/presente-indicativo", to: "/app/packages/presente-indicativo" },
  { from: "/app/manage-failed/desde-hace", to: "/app/packages/desde-hace/failed" },
];

const unknown = [
  "/app/nulle-part",
  "/app/packages/futuro-perfecto",
  "/app/packages/desde-hace",
  "/app/packages/desde-hace/new",
  "/app/manage-package/futuro",
  "/app/theory/futuro-perfecto",
];

test("sign-in, administration, and former addresses lead to a learner’s pages, and unknown ones to a notice", async ({
  learner: _signedIn,
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/app/enlaces-utiles");
  for (const path of unknown) {
    await expect(heading).toHaveText("Liens utiles");
    await openWithoutReload(page, path);
    await expect(heading, path).toHaveText("Page introuvable");
    await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
    await openWithoutReload(page, "/app/enlaces-utiles");
  }
  for (const { from, to } of redirects) {
    await openWithoutReload(page, from);
    await expect(page).toHaveURL(to);
    await expect(heading).toBeVisible();
  }
  await openWithoutReload(page, "/app/exercise/futuro-perfecto");
  await expect(page.getByRole("heading", { name: "Pretérito indefinido" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
});
