import { readFile } from "node:fs/promises";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";
import {
  authenticatorCode,
  beginTwoFactorOnScreen,
  confirmAddress,
  setUpTwoFactorByApi,
} from "../support/two-factor.ts";

test("a learner sets up two-step login and signs in with the app", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/two-factor\/confirm/);
  await page.goto("/app/profile");
  await test.step("a confirmed address is required", async () => {
    await page.getByRole("link", { name: "Confirmer mon adresse" }).click();
    await expect(page.getByRole("heading", { name: "Adresse e-mail" })).toBeInViewport();
    await confirmAddress(page.request);
    await page.reload();
  });
  const key = await beginTwoFactorOnScreen(page, learner);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Code à 6 chiffres de l’application")).toBeFocused();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ce code n’est pas le bon")).toBeVisible();
  await dialog.getByLabel("Code à 6 chiffres de l’application").fill(authenticatorCode(key, -1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Double authentification activée", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("dialog", { name: "Vos codes de récupération" }).getByRole("listitem"),
  ).toHaveCount(10);

  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Télécharger" }).click();
  const codes = await dialog.getByRole("listitem").allTextContents();
  expect(await readFile(await (await download).path(), "utf8")).toBe(`${codes.join("\n")}\n`);
  await dialog.getByRole("button", { name: "J’ai noté mes codes" }).click();
  await expect(page.getByText("Activée : chaque connexion demande un code")).toBeVisible();

  await signOut(page);
  await signIn(page, learner);
  const field = page.getByLabel("Code à 6 chiffres");
  await expect(field).toBeFocused();
  await field.fill(authenticatorCode(key));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");
});

test("a learner without their app signs in with a recovery code and turns two-step login off", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/two-factor\/remove/);
  const { key, recoveryCodes } = await setUpTwoFactorByApi(page.request, learner);
  let newCodes: string[] = [];
  await page.context().clearCookies({ name: /session/ });
  await page.goto("/auth?tab=login");
  await signIn(page, learner);
  await page.getByRole("button", { name: "Utiliser un code de récupération" }).click();
  const field = page.getByLabel("Code de récupération", { exact: true });
  await expect(field).toBeFocused();
  await field.fill(recoveryCodes[0]?.toUpperCase() ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");

  await page.goto("/app/profile");
  await test.step("new recovery codes replace the old ones", async () => {
    const ask = page.getByRole("button", { name: "Nouveaux codes de récupération" });
    await ask.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
    await dialog.getByLabel(/code de récupération$/).fill(authenticatorCode(key));
    await dialog.getByRole("button", { name: "Créer les codes" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    newCodes = await dialog.getByRole("listitem").allTextContents();
    expect(newCodes).not.toContain(recoveryCodes[0]);
    await page.keyboard.press("Escape");
    await expect(ask).toBeFocused();
  });

  await page.getByRole("button", { name: "Désactiver" }).click();
  const dialog = page.getByRole("dialog", { name: /^Désactiver la double authentification/ });
  await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
  await dialog.getByLabel(/code de récupération$/).fill(recoveryCodes[1] ?? "");
  await dialog.getByRole("button", { name: "Désactiver" }).click();
  await expect(dialog.getByText("Ce code n’est pas le bon")).toBeVisible();
  await dialog.getByLabel(/code de récupération$/).fill(newCodes[0] ?? "");
  await dialog.getByRole("button", { name: "Désactiver" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Activer", exact: true })).toBeVisible();
});

test("changes of password and address and the deletion ask for a code", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/change-password/);
  const { recoveryCodes } = await setUpTwoFactorByApi(page.request, learner);
  const [first = "", second = "", third = ""] = recoveryCodes;
  await page.goto("/app/profile");

  await test.step("the password", async () => {
    const code = page.getByLabel(/code de récupération$/);
    await page.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("clavel-2026");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(code).toHaveAccessibleDescription("Ce champ est obligatoire");
    await code.fill("000000");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(code).toHaveAccessibleDescription("Ce code n’est pas le bon");
    await code.fill(first);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Mot de passe mis à jour", { exact: true })).toBeVisible();
  });

  const dialog = page.getByRole("dialog");
  await test.step("the address", async () => {
    await page.getByRole("button", { name: "Changer d’adresse" }).click();
    await dialog.getByLabel("Nouvelle adresse").fill(`nueva-${learner.email}`);
    await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill("clavel-2026");
    await dialog.getByLabel(/code de récupération$/).fill(second);
    await dialog.getByRole("button", { name: "Envoyer l’e-mail" }).click();
    await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
  });

  await test.step("the deletion", async () => {
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill("clavel-2026");
    await dialog.getByLabel(/code de récupération$/).fill(third);
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await expect(page).toHaveURL("/#account-deleted");
  });
});

test("after five wrong codes the password is required again", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/sign-in\/two-factor/);
  await setUpTwoFactorByApi(page.request, learner);
  await page.context().clearCookies({ name: /session/ });
  await page.goto("/auth?tab=login");
  await signIn(page, learner);
  await expect(page.getByLabel("Code à 6 chiffres")).toBeVisible();
  for (let time = 1; time <= 5; time += 1) {
    await page.request.post("/api/auth/sign-in/two-factor", { data: { code: "000000" } });
  }
  await page.getByLabel("Code à 6 chiffres").fill("000000");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Cette connexion a expiré").first()).toBeVisible();
  await page.getByRole("button", { name: "Revenir" }).click();
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
});

test("an administrator removes a user’s second factor", async ({
  administrator: _signedIn,
  page,
  openBrowser,
}) => {
  const { request } = await openBrowser();
  const zoe = await signUpByApi(request, newLearner());
  await setUpTwoFactorByApi(request, zoe);
  await page.goto(`/admin?search=${encodeURIComponent(zoe.email)}`);
  await page.getByRole("checkbox", { name: new RegExp(zoe.email) }).check();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Retirer la double authentification" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(
    page.getByText("Double authentification retirée pour 1 utilisateur", { exact: true }),
  ).toBeVisible();
  const { email, password } = zoe;
  const answer = await request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(await answer.json()).toMatchObject({ needsCode: false });
});
