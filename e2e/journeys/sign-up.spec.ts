import { newLearner } from "../learner.ts";
import { expect, test } from "../test.ts";

test("somebody new is told what is wrong with the form, then welcomed", async ({ page }) => {
  const { username, email, password } = newLearner();
  const field = (name: string) => page.getByRole("textbox", { name });
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Inscription" }).click();

  await field("Nom d’utilisateur").fill("L");
  await field("Adresse e-mail").fill("lea@");
  await field("Mot de passe").fill("12345");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(field("Nom d’utilisateur")).toHaveAccessibleDescription(
    "Le nom doit compter au moins 2 caractères",
  );
  await expect(field("Adresse e-mail")).toHaveAccessibleDescription("Adresse e-mail non valable");
  await expect(field("Mot de passe")).toHaveAccessibleDescription(
    /Le mot de passe doit compter au moins 6 caractères/,
  );

  await field("Nom d’utilisateur").fill(username);
  await field("Adresse e-mail").fill(email);
  await field("Mot de passe").fill(password);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Compte créé avec succès !")).toBeVisible();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(username);
});

test("an address that is taken is named as taken, and what was typed stays", async ({
  learner,
  openBrowser,
  noise,
}) => {
  noise.expect(/\/api\/auth\/sign-up/);
  const page = await (await openBrowser()).newPage();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await page.getByLabel("Nom d’utilisateur").fill("Une autre Léa");
  await page.getByLabel("Adresse e-mail").fill(learner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("clavel-2026");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByLabel("Adresse e-mail")).toHaveAccessibleDescription(
    "Un compte existe déjà avec cette adresse",
  );
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("Une autre Léa");
});

test("a wrong password does not say whether the account exists", async ({
  learner,
  openBrowser,
  noise,
}) => {
  noise.expect(/\/api\/auth\/sign-in/);
  const page = await (await openBrowser()).newPage();
  for (const email of [learner.email, "personne@example.org"]) {
    await page.goto("/auth");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("pas-le-bon");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const refusal = "Adresse e-mail ou mot de passe incorrect";
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(refusal);
    await expect(page.getByRole("main")).toContainText(refusal);
  }
});
