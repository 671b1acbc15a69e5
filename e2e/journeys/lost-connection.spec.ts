import type { Page } from "@playwright/test";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { createPackage } from "../support/practice.ts";
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

test("a sign-up whose response is lost succeeds on retry", async ({ page, browserErrors }) => {
  // The account exists already: the retry is refused, and the page signs in with the same data.
  browserErrors.allow(/400.*sign-up/);
  const { username, email, password } = newLearner();
  await dropNextResponse(page, "**/api/auth/sign-up/email");
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await page.getByLabel("Nom d’utilisateur").fill(username);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  const create = page.getByRole("button", { name: "Créer mon compte" });
  await create.click();
  await expect(page.getByRole("main")).toContainText(UNREACHABLE);
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue(username);

  await create.click();
  await expect(page.getByText("Compte créé avec succès !")).toBeVisible();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(username);
});

test("sign-in is reported only after the learner’s account has been loaded", async ({
  openBrowser,
  page,
}) => {
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  await page.goto("/auth");
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

test("a notice reports a waiting edit that the server refuses", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/403.*\/api\/packages/);
  const id = await createPackage(page.request, ["hablar"], "Ma sélection");
  await page.goto(`/app/packages/preterito-indefinido/${id}/edit`);
  await page.getByLabel("Nom de la sélection").fill("Du mercredi");
  let isReachable = false;
  let attempts = 0;
  const error = { code: "forbidden", issues: [{ path: "", key: "tooManyPackages" }] };
  await page.route("**/api/packages", async (route) => {
    if (isReachable) return route.fulfill({ status: 403, json: { error } });
    await route.abort("connectionreset");
    attempts += 1;
  });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
  // Leave the page only after the second attempt: a call that is sent while the page closes would reach the server.
  await expect.poll(() => attempts).toBe(2);
  await page.goto("about:blank");
  isReachable = true;
  await page.goto("/app/packages/preterito-indefinido");

  const notice = page.getByRole("dialog", { name: /Du mercredi/ });
  await expect(notice).toContainText("n’a pas été enregistrée. Vous avez déjà 200 sélections");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Ma sélection"]);
});

test("a name that could not be saved stays in its field and is saved on retry", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  await page.goto("/app/profile");
  await page.getByLabel("Nom d’utilisateur").fill("Léa de Triana");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(UNREACHABLE);
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("Léa de Triana");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil mis à jour")).toBeVisible();
});

test("a theme chosen offline applies at once and is stored when the network returns", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const stored = async () => (await (await context.request.get("/api/profile")).json()).theme;
  await page.goto("/app/profile");
  await expect(page.getByRole("radio", { name: "Nuit" })).toBeVisible();
  await context.setOffline(true);
  await page.getByText("Nuit", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await context.setOffline(false);
  await expect.poll(stored).toBe("dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Nuit" })).toBeChecked();
});
