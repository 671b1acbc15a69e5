import type { Page } from "@playwright/test";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { linkInMail, linksTo, mailsTo } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";
import { addTwoFactor } from "../support/two-factor.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("a learner confirms their address on the page that the first mail links to", async ({
  learner,
  page,
}) => {
  await page.goto("/app/profile");
  await expect(page.getByText(/Cette adresse n’est pas encore confirmée/)).toBeVisible();

  const link = await linkInMail(learner.email, "/auth/confirm-address");
  const press = page.getByRole("button", { name: "Confirmer mon adresse" });
  await test.step("opening the link changes nothing, and the token disappears from the address", async () => {
    await page.goto(link);
    await expect(page.getByRole("main")).toContainText(learner.email);
    await expect(page).toHaveURL("/auth/confirm-address");
    await page.reload();
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

  await page.goto("/app/profile");
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

test("a link in the old format still works, and an invalid one offers a new link", async ({
  learner,
  page,
  noise,
}) => {
  noise.expect(/400.*check-link/);
  const link = await linkInMail(learner.email, "/auth/confirm-address");
  const token = link.split("#token=")[1];
  await page.goto(`/api/auth/confirm-address?token=${token}`);
  await expect(page).toHaveURL("/auth/confirm-address");
  await expect(page.getByRole("button", { name: "Confirmer mon adresse" })).toBeVisible();

  await page.goto("/api/auth/confirm-address?token=perime");
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
  await page.getByRole("link", { name: "Ouvrir mon profil" }).click();
  await page.getByRole("button", { name: "Renvoyer le lien" }).click();
  await expect(page.getByText("Un lien vient d’être envoyé à votre adresse")).toBeVisible();
  await expect.poll(() => linksTo(learner.email, "/auth/confirm-address")).toHaveLength(2);
});

test("a visitor signs in to the account before they confirm its address", async ({
  openBrowser,
  page,
}) => {
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  const confirm = page.getByRole("button", { name: "Confirmer mon adresse" });
  await page.goto(await linkInMail(learner.email, "/auth/confirm-address"));
  await expect(page.getByText(/^Pour la confirmer, connectez-vous à ce compte/)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
  await signIn(page, learner);
  await confirm.click();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("main").getByRole("status")).toContainText(learner.email);
});

test("a visitor signs in with the present address and a code before they confirm the new one", async ({
  openBrowser,
  page,
}) => {
  const { request } = await openBrowser();
  const learner = await signUpByApi(request, newLearner());
  const { recoveryCodes } = await addTwoFactor(request, learner);
  const [code, another = ""] = recoveryCodes;
  const newEmail = `nueva-${learner.email}`;
  const { password } = learner;
  await request.post("/api/auth/change-email", { data: { newEmail, password, code } });
  await page.goto(await linkInMail(newEmail, "/auth/confirm-new-address"));
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("");
  await signIn(page, learner);
  await page.getByRole("button", { name: "Utiliser un code de récupération" }).click();
  await page.getByLabel("Code de récupération", { exact: true }).fill(another);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("main").getByRole("status")).toContainText(newEmail);
});

test("a learner who forgot the password sets a new one by mail, and the old one stops working", async ({
  openBrowser,
  page,
  noise,
}) => {
  noise.expect(/\/api\/auth\/(reset-password|check-link|sign-in)/);
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

  const link = await linkInMail(learner.email, "/auth/reset");
  await test.step("a common password is refused, another one accepted", async () => {
    await page.goto(link);
    await wanted.fill("123456");
    await save.click();
    await expect(wanted).toHaveAccessibleDescription(/trop courant/);
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
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
    await expect(wanted).toHaveCount(0);
    await page.getByRole("link", { name: "Demander un autre lien" }).click();
    await expect(page).toHaveURL("/auth/forgot");
  });
});

test("the notice that a mail was sent survives a reload, and Back leads to the address", async ({
  page,
}) => {
  const { email } = newLearner();
  await page.goto("/auth/forgot");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  const sent = page.getByRole("heading", { name: "Consultez vos e-mails" });
  await expect(sent).toBeFocused();
  await page.reload();
  await expect(page.getByRole("main")).toContainText(email);
  await page.getByRole("button", { name: "Renvoyer" }).click();
  await expect(toasts(page).getByText("E-mail renvoyé")).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
  await page.goForward();
  await page.getByRole("link", { name: "Changer l’adresse" }).click();
  await expect(page.getByRole("heading", { name: "Mot de passe oublié" })).toBeFocused();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
});

test("pages that follow a request or a mail’s link ask for a new request when opened alone", async ({
  page,
}) => {
  await page.goto("/auth/forgot/sent");
  await expect(page).toHaveURL("/auth/forgot");
  await page.goto("/auth/reset");
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
});

test("a link that expires while its page is open is reported on use", async ({
  openBrowser,
  page,
  noise,
}) => {
  noise.expect(/400.*reset-password/);
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  await page.request.post("/api/auth/request-password-reset", { data: { email: learner.email } });
  const link = await linkInMail(learner.email, "/auth/reset");
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("clavel-2027");
  const token = link.split("#token=")[1];
  const reset = { token, newPassword: "clavel-2026" };
  expect((await page.request.post("/api/auth/reset-password", { data: reset })).ok()).toBe(true);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeFocused();
});

test("somebody who asks too often for a mail is told when to try again", async ({
  page,
  noise,
}) => {
  noise.expect(/429.*request-password-reset/);
  const { email } = newLearner();
  for (let times = 0; times < 5; times++) {
    await page.request.post("/api/auth/request-password-reset", { data: { email } });
  }
  await page.goto("/auth/forgot");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  const refusal = /^Trop d’essais. Réessayez dans (59 minutes|1 heure)\.$/;
  await expect(page.getByRole("main").getByText(refusal)).toBeVisible();
  await expect(toasts(page).getByText(refusal).first()).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
});

test("a new password that could not be sent stays in its field and is saved on retry", async ({
  openBrowser,
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  await page.request.post("/api/auth/request-password-reset", { data: { email: learner.email } });
  await page.goto(await linkInMail(learner.email, "/auth/reset"));
  const wanted = page.getByLabel("Nouveau mot de passe", { exact: true });
  await wanted.fill("clavel-2026");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("main")).toContainText("Le serveur ne répond pas");
  await expect(wanted).toHaveValue("clavel-2026");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).dblclick();
  await expect(page).toHaveURL("/auth?tab=login");
});

test("a new address takes effect when its link is followed, and the old address is notified", async ({
  learner,
  page,
  noise,
}) => {
  noise.expect(/400.*change-email/);
  const newEmail = `nueva-${learner.email}`;
  const dialog = page.getByRole("dialog", { name: "Changer d’adresse" });
  const send = dialog.getByRole("button", { name: "Envoyer l’e-mail" });
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });

  await test.step("the right password is required", async () => {
    await page.goto("/app/profile");
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

  await test.step("the waiting change survives a reload, and the mail can be sent again", async () => {
    await page.reload();
    await expect(page.getByText(/^Un e-mail est parti à/)).toContainText(newEmail);
    await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    await expect(toasts(page).getByText("E-mail envoyé")).toBeVisible();
    await expect.poll(() => linksTo(newEmail, "/auth/confirm-new-address")).toHaveLength(2);
  });

  await test.step("the link in the mail changes the address", async () => {
    await page.goto(await linkInMail(newEmail, "/auth/confirm-new-address"));
    await expect(page.getByRole("main")).toContainText(newEmail);
    await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
    await expect(page).toHaveURL("/app");
    await expect(page.getByRole("main").getByRole("status")).toContainText(newEmail);
    await page.goto("/app/profile");
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

test("a cancelled change of address is forgotten, and its link stops working", async ({
  learner,
  page,
  noise,
}) => {
  noise.expect(/400.*check-link/);
  const newEmail = `nueva-${learner.email}`;
  const { password } = learner;
  await page.request.post("/api/auth/change-email", { data: { newEmail, password } });
  const link = await linkInMail(newEmail, "/auth/confirm-new-address");
  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Annuler le changement" }).click();
  await expect(toasts(page).getByText("Votre adresse reste la même")).toBeVisible();
  await expect(page.getByRole("button", { name: "Changer d’adresse" })).toBeFocused();
  await expect(page.getByText(/^Un e-mail est parti à/)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
});
