import { readFile } from "node:fs/promises";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import {
  authenticatorCode,
  beginTwoFactorOnScreen,
  confirmAddress,
  setUpTwoFactorByApi,
} from "../support/two-factor.ts";

test("a learner sets up two-step login, signs in with the app, and deletes the account", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/(two-factor\/confirm|sign-in\/two-factor)/);
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
  const recovery = page.getByRole("dialog", { name: "Vos codes de récupération" });
  // Retry, because the code expires if the step ends before the server reads it.
  await expect(async () => {
    const field = dialog.getByLabel("Code à 6 chiffres de l’application");
    await field.fill(authenticatorCode(key, -1), { timeout: 1_000 });
    await page.keyboard.press("Enter");
    await expect(recovery).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText("Double authentification activée", { exact: true })).toBeVisible();
  await expect(recovery.getByRole("listitem")).toHaveCount(10);

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
  await test.step("after five wrong codes the password is required again", async () => {
    for (let time = 1; time <= 5; time += 1) {
      await page.request.post("/api/auth/sign-in/two-factor", { data: { code: "000000" } });
    }
    await field.fill("000000");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Cette connexion a expiré").first()).toBeVisible();
    await page.getByRole("button", { name: "Revenir" }).click();
    await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
    await signIn(page, learner);
  });
  await field.fill(authenticatorCode(key));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app");

  await test.step("the deletion of the account asks for a code", async () => {
    await openWithoutReload(page, "/app/profile");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
    await dialog.getByLabel(/code de récupération$/).fill(codes[0] ?? "");
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await expect(page).toHaveURL("/#account-deleted");
  });
});

test("a learner without their app signs in and changes their account with recovery codes", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/(change-password|two-factor\/remove)/);
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

  await openWithoutReload(page, "/app/profile");
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

  await test.step("a change of the password asks for a code", async () => {
    const code = page.getByLabel(/code de récupération$/);
    await page.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("clavel-2026");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(code).toHaveAccessibleDescription("Ce champ est obligatoire");
    await code.fill("000000");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(code).toHaveAccessibleDescription("Ce code n’est pas le bon");
    await code.fill(newCodes[0] ?? "");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByText("Mot de passe mis à jour", { exact: true })).toBeVisible();
  });

  const dialog = page.getByRole("dialog");
  await test.step("a change of the address asks for a code", async () => {
    await page.getByRole("button", { name: "Changer d’adresse" }).click();
    await dialog.getByLabel("Nouvelle adresse").fill(`nueva-${learner.email}`);
    await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill("clavel-2026");
    await dialog.getByLabel(/code de récupération$/).fill(newCodes[1] ?? "");
    await dialog.getByRole("button", { name: "Envoyer l’e-mail" }).click();
    await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
  });

  await test.step("two-step login is turned off", async () => {
    await page.getByRole("button", { name: "Désactiver" }).click();
    const removal = page.getByRole("dialog", { name: /^Désactiver la double authentification/ });
    await removal.getByLabel("Mot de passe actuel", { exact: true }).fill("clavel-2026");
    await removal.getByLabel(/code de récupération$/).fill(recoveryCodes[1] ?? "");
    await removal.getByRole("button", { name: "Désactiver" }).click();
    await expect(removal.getByText("Ce code n’est pas le bon")).toBeVisible();
    await removal.getByLabel(/code de récupération$/).fill(newCodes[2] ?? "");
    await removal.getByRole("button", { name: "Désactiver" }).click();
    await expect(removal).toBeHidden();
    await expect(page.getByRole("button", { name: "Activer", exact: true })).toBeVisible();
  });
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
