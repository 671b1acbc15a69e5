import type { Page } from "@playwright/test";
import { newLearner, signIn, signOut } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

const UNREACHABLE = /Le serveur ne répond pas/;

test.beforeEach(({ browserErrors }) =>
  browserErrors.allow(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/),
);

/** Lets the server handle the next request to a path, but drops the response. */
async function dropNextResponse(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

test("a sign-up and a sign-in whose responses are lost succeed on retry", async ({
  page,
  browserErrors,
}) => {
  // The account exists already: the retry is refused, and the page signs in with the same data.
  browserErrors.allow(/400.*sign-up/);
  const learner = newLearner();
  await dropNextResponse(page, "**/api/auth/sign-up/email");
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Nom d’utilisateur").fill(learner.username);
  await page.getByLabel("Adresse e-mail").fill(learner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
  const create = page.getByRole("button", { name: "Créer mon compte" });
  await create.click();
  await expect(page.getByRole("main")).toContainText(UNREACHABLE);
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue(learner.username);

  await create.click();
  await expect(page.getByText("Compte créé avec succès !")).toBeVisible();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(learner.username);

  await test.step("sign-in is reported only after the learner’s account has been loaded", async () => {
    await signOut(page);
    await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
    await page.route("**/api/auth/get-session", (route) => route.abort("connectionreset"));
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText(UNREACHABLE);
    await expect(page.getByText("Connexion réussie !")).toHaveCount(0);
    await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue(learner.password);

    await page.unroute("**/api/auth/get-session");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Connexion réussie !")).toBeVisible();
    await expect(page).toHaveURL("/app");
  });
});

test("offline, a name stays in its field, and a theme applies at once and is stored later", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const name = page.getByLabel("Nom d’utilisateur");
  const save = page.getByRole("button", { name: "Enregistrer" });
  const storedTheme = async () => (await (await page.request.get("/api/profile")).json()).theme;
  await page.goto("/app/profile");
  await name.fill("Léa de Triana");
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(UNREACHABLE);
  await expect(name).toHaveValue("Léa de Triana");
  await page.getByText("Nuit", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);

  await context.setOffline(false);
  await save.click();
  await expect(page.getByText("Profil mis à jour")).toBeVisible();
  await expect.poll(storedTheme).toBe("dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Nuit" })).toBeChecked();
  await expect(name).toHaveValue("Léa de Triana");
});
