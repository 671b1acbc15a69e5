import type { Page } from "@playwright/test";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { linkInMail, linksTo, mailsTo } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("the page of the first mail's link confirms the address at a press, and the note about it goes", async ({
  learner,
  page,
}) => {
  await page.goto("/app/profile");
  await expect(page.getByText(/Cette adresse n’est pas encore confirmée/)).toBeVisible();

  const link = await linkInMail(learner.email, "/auth/confirm-address");
  const press = page.getByRole("button", { name: "Confirmer mon adresse" });
  await test.step("opening the link changes nothing, and its token leaves the address", async () => {
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

  await test.step("opened again, it says that there is nothing left to do", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Adresse confirmée" })).toBeVisible();
    await expect(press).toHaveCount(0);
    await page.getByRole("link", { name: "Continuer" }).click();
    await expect(page).toHaveURL("/app");
  });
});

test("a link of an older mail opens the same page, and one that is good no more leads to another one", async ({
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

test("a link that is followed where nobody is signed in leads to the sign-in page", async ({
  openBrowser,
  page,
}) => {
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  await page.goto(await linkInMail(learner.email, "/auth/confirm-address"));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page.getByText(/^Votre adresse est confirmée/)).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
  await signIn(page, learner);
  await expect(page).toHaveURL("/app");
});

test("who forgot the password chooses another one, and the old one is worth nothing", async ({
  openBrowser,
  page,
  noise,
}) => {
  noise.expect(/\/api\/auth\/(reset-password|check-link|sign-in)/);
  const learner = await signUpByApi((await openBrowser()).request, newLearner());
  const wanted = page.getByLabel("Nouveau mot de passe", { exact: true });
  const save = page.getByRole("button", { name: "Enregistrer le mot de passe" });

  await test.step("a mail is asked for", async () => {
    await page.goto("/auth/forgot");
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toBeFocused();
    await expect(page.getByLabel("Adresse e-mail")).toHaveAccessibleDescription(
      "Ce champ est obligatoire",
    );
    await page.getByRole("link", { name: "Retour à la connexion" }).click();
    // Both pages have a field of this name: the other one must have come before it is filled.
    await expect(page.getByRole("tab", { name: "Connexion", exact: true })).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByRole("heading", { name: "Consultez vos e-mails" })).toBeFocused();
  });

  const link = await linkInMail(learner.email, "/auth/reset");
  await test.step("a password that is tried first is refused, another one is taken", async () => {
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

  await test.step("the address is told, in case it was somebody else", async () => {
    await linkInMail(learner.email, "/auth/forgot");
  });

  await test.step("the new one signs in, the old one does not", async () => {
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText("Adresse e-mail ou mot de passe incorrect");
    await signIn(page, { ...learner, password: "clavel-2026" });
    await expect(page).toHaveURL("/app");
  });

  await test.step("the link is worth nothing the second time, says so at once, and leads to another one", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
    await expect(wanted).toHaveCount(0);
    await page.getByRole("link", { name: "Demander un autre lien" }).click();
    await expect(page).toHaveURL("/auth/forgot");
  });
});

test("the answer is the same for an address that has no account", async ({ page }) => {
  const { email } = newLearner();
  await page.goto("/auth/forgot");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(page.getByRole("heading", { name: "Consultez vos e-mails" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
});

test("that a mail was sent is still said after a reload, and the way back leads to the address", async ({
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

test("who arrives there without having asked is led to ask", async ({ page }) => {
  await page.goto("/auth/forgot/sent");
  await expect(page).toHaveURL("/auth/forgot");
});

test("a link that lost its use while its page was open says so when it is used", async ({
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

test("a link that was cut says so at once", async ({ page }) => {
  await page.goto("/auth/reset");
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
});

test("who asks too often is told when to ask again, in the form and in passing", async ({
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

test("a new password that could not be sent stays, and is taken at the next try", async ({
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

test("a new address is the learner's once its link was followed, and the old one is told", async ({
  learner,
  page,
  noise,
}) => {
  noise.expect(/400.*change-email/);
  const newEmail = `nueva-${learner.email}`;
  const dialog = page.getByRole("dialog", { name: "Changer d’adresse" });
  const send = dialog.getByRole("button", { name: "Envoyer l’e-mail" });
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });

  await test.step("the password is asked for, and must be right", async () => {
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

  await test.step("that it waits is still said later, and the mail is sent again", async () => {
    await page.reload();
    await expect(page.getByText(/^Un e-mail est parti à/)).toContainText(newEmail);
    await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
    await expect(toasts(page).getByText("E-mail envoyé")).toBeVisible();
    await expect.poll(() => linksTo(newEmail, "/auth/confirm-new-address")).toHaveLength(2);
  });

  await test.step("the link of the mail to the new address changes it", async () => {
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

  await test.step("it signs in from then on", async () => {
    await page.getByRole("main").getByRole("button", { name: "Déconnexion" }).click();
    await expect(page).toHaveURL("/auth");
    await signIn(page, { ...learner, email: newEmail });
    await expect(page).toHaveURL("/app");
  });
});

test("a change of address that is called off is forgotten, and its link is worth nothing", async ({
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
