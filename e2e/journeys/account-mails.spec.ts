import type { Page } from "@playwright/test";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { refusedRead } from "../support/browser-errors.ts";
import { linkInMail, mailedLinks, mailsTo } from "../support/mail.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { setUpTwoFactorByApi } from "../support/two-factor.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("a learner confirms their address on the page that the first mail links to", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*check-link/);

  await test.step("an invalid link offers a new one", async () => {
    await page.goto("/auth/confirm-address#token=perime");
    await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
    await page.getByRole("link", { name: "Ouvrir mon profil" }).click();
    await expect(page.getByText(/Cette adresse n’est pas encore confirmée/)).toBeVisible();
    await page.getByRole("button", { name: "Renvoyer le lien" }).click();
    await expect(page.getByText("Un lien vient d’être envoyé à votre adresse")).toBeVisible();
    await expect.poll(() => mailedLinks(learner.email, "/auth/confirm-address")).toHaveLength(2);
  });

  const link = await linkInMail(learner.email, "/auth/confirm-address");
  const press = page.getByRole("button", { name: "Confirmer mon adresse" });
  await test.step("opening the link changes nothing, and the token disappears from the address", async () => {
    await page.goto(link);
    await expect(page.getByRole("main")).toContainText(learner.email);
    await expect(page).toHaveURL("/auth/confirm-address");
    await expect(press).toBeVisible();
    const session = await page.request.get("/api/auth/get-session");
    expect(await session.json()).toMatchObject({ user: { emailVerified: false } });
  });

  await press.dblclick();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("main").getByRole("status")).toContainText(learner.email);
  await page.getByRole("main").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByText(/est confirmée\.$/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("link", { name: "Profil et réglages" }).click();
  await expect(page.getByText("Adresse confirmée")).toBeVisible();
  await expect(page.getByText(/n’est pas encore confirmée/)).toHaveCount(0);

  await test.step("opened again, it says that the address is confirmed", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Adresse confirmée" })).toBeVisible();
    await expect(press).toHaveCount(0);
    await page.getByRole("link", { name: "Continuer" }).click();
    await expect(page).toHaveURL("/app");
  });
});

test("a visitor signs in before they confirm the account’s address, and a new address with a code", async ({
  openBrowser,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(refusedRead);
  const { request } = await openBrowser();
  const learner = await signUpByApi(request, newLearner());
  const confirmed = page.getByRole("main").getByRole("status");

  await test.step("to the account whose address the link names", async () => {
    const confirm = page.getByRole("button", { name: "Confirmer mon adresse" });
    await page.goto(await linkInMail(learner.email, "/auth/confirm-address"));
    await expect(page.getByText(/^Pour la confirmer, connectez-vous à ce compte/)).toBeVisible();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await signIn(page, learner);
    await confirm.click();
    await expect(page).toHaveURL("/app");
    await expect(confirmed).toContainText(learner.email);
  });

  await test.step("with the present address and a code", async () => {
    const { recoveryCodes } = await setUpTwoFactorByApi(request, learner);
    const [code, another = ""] = recoveryCodes;
    const newEmail = `nueva-${learner.email}`;
    const { password } = learner;
    await request.post("/api/auth/change-email", { data: { newEmail, password, code } });
    await context.clearCookies({ name: /session/ });
    await page.goto(await linkInMail(newEmail, "/auth/confirm-new-address"));
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("");
    await signIn(page, learner);
    await page.getByRole("button", { name: "Utiliser un code de récupération" }).click();
    await page.getByLabel("Code de récupération", { exact: true }).fill(another);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
    await expect(page).toHaveURL("/app");
    await expect(confirmed).toContainText(newEmail);
  });
});

test("a learner who forgot the password sets a new one by mail, and the old one stops working", async ({
  openBrowser,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/auth\/(reset-password|sign-in)/);
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  const wanted = page.getByLabel("Nouveau mot de passe", { exact: true });
  const save = page.getByRole("button", { name: "Enregistrer le mot de passe" });

  await test.step("the learner asks for a mail", async () => {
    await page.goto("/auth/forgot");
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toBeFocused();
    await expect(page.getByLabel("Adresse e-mail")).toHaveAccessibleDescription(
      "Ce champ est obligatoire",
    );
    await page.getByRole("link", { name: "Retour à la connexion" }).click();
    // Both pages have this field: wait for the other page.
    await expect(page.getByRole("tab", { name: "Connexion", exact: true })).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByRole("heading", { name: "Consultez vos e-mails" })).toBeFocused();
  });

  await test.step("the notice survives a reload, and Back leads to the address", async () => {
    await page.reload();
    await expect(page.getByRole("main")).toContainText(learner.email);
    await page.getByRole("button", { name: "Renvoyer" }).click();
    await expect(toasts(page).getByText("E-mail renvoyé")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await page.goForward();
    await page.getByRole("link", { name: "Changer l’adresse" }).click();
    await expect(page.getByRole("heading", { name: "Mot de passe oublié" })).toBeFocused();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
  });

  const link = await linkInMail(learner.email, "/auth/reset");
  const late = await context.newPage();
  await late.goto(link);
  await late.getByLabel("Nouveau mot de passe", { exact: true }).fill("clavel-2027");
  await test.step("a common password is refused, another one accepted", async () => {
    await page.goto(link);
    await wanted.fill("123456");
    await save.click();
    await expect(wanted).toHaveAccessibleDescription(/trop facile à deviner/);
    await expect(wanted).toBeFocused();
    await wanted.fill("clavel-2026");
    await save.click();
    await expect(page.getByText("Mot de passe mis à jour", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/auth?tab=login");
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    const chosen = page.getByLabel("Mot de passe", { exact: true });
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleDescription("Celui que vous venez de choisir");
  });

  await test.step("a mail tells the learner of the change", async () => {
    await linkInMail(learner.email, "/auth/forgot");
  });

  await test.step("the new password signs in, the old one does not", async () => {
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText("Adresse e-mail ou mot de passe incorrect");
    await signIn(page, { ...learner, password: "clavel-2026" });
    await expect(page).toHaveURL("/app");
  });

  await test.step("the link works once, then offers another one", async () => {
    await late.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
    await expect(late.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeFocused();
    await late.getByRole("link", { name: "Demander un autre lien" }).click();
    await expect(late).toHaveURL("/auth/forgot");
    await openWithoutReload(late, "/auth/forgot/sent");
    await expect(late).toHaveURL("/auth/forgot");
  });
});

test("a new address takes effect when its link is followed, unless the change is cancelled", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*(change-email|check-link)/);
  const newEmail = `nueva-${learner.email}`;
  const dialog = page.getByRole("dialog", { name: "Changer d’adresse" });
  const send = dialog.getByRole("button", { name: "Envoyer l’e-mail" });
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });

  await test.step("a cancelled change is forgotten, and its link stops working", async () => {
    const data = { newEmail: `otra-${learner.email}`, password: learner.password };
    await page.request.post("/api/auth/change-email", { data });
    const link = await linkInMail(data.newEmail, "/auth/confirm-new-address");
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Annuler le changement" }).click();
    await expect(toasts(page).getByText("Votre adresse reste la même")).toBeVisible();
    await expect(page.getByRole("button", { name: "Changer d’adresse" })).toBeFocused();
    await expect(page.getByText(/^Un e-mail est parti à/)).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
  });

  await test.step("the right password is required", async () => {
    await page.getByRole("link", { name: "Ouvrir mon profil" }).click();
    await page.getByRole("button", { name: "Changer d’adresse" }).click();
    await send.click();
    await expect(dialog.getByLabel("Nouvelle adresse")).toBeFocused();
    await dialog.getByLabel("Nouvelle adresse").fill(newEmail);
    await password.fill("pas-le-bon");
    await send.click();
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await expect(password).toBeFocused();
    await password.fill(learner.password);
    await send.dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Un e-mail est parti à/)).toContainText(newEmail);
    await expect(page.getByText(learner.email, { exact: true })).toBeVisible();
  });

  await test.step("the mail can be sent again", async () => {
    await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    // The toast of the first mail may still be there.
    await expect(toasts(page).getByText("E-mail envoyé").last()).toBeVisible();
    await expect.poll(() => mailedLinks(newEmail, "/auth/confirm-new-address")).toHaveLength(2);
  });

  await test.step("the link in the mail changes the address", async () => {
    await page.goto(await linkInMail(newEmail, "/auth/confirm-new-address"));
    await expect(page.getByRole("main")).toContainText(newEmail);
    await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
    await expect(page).toHaveURL("/app");
    await expect(page.getByRole("main").getByRole("status")).toContainText(newEmail);
    await page.getByRole("link", { name: "Profil et réglages" }).click();
    await expect(page.getByText(newEmail, { exact: true })).toBeVisible();
    await expect(page.getByText("Adresse confirmée")).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(learner.email)).join())
      .toContain("Votre adresse e-mail a chang");
  });

  await test.step("the new address signs in", async () => {
    await page.getByRole("main").getByRole("button", { name: "Déconnexion" }).click();
    await expect(page).toHaveURL("/auth");
    await signIn(page, { ...learner, email: newEmail });
    await expect(page).toHaveURL("/app");
  });
});
