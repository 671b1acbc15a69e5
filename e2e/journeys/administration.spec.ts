import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Learner, newLearner, signUpByApi } from "../support/accounts.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { mailedLinks } from "../support/mail.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("an administrator finds users by search, order, and role", async ({
  administrator,
  page,
  openBrowser,
}) => {
  const [zoe, abel, mara] = await signUpThreeUsers((await openBrowser()).request);
  const search = page.getByRole("searchbox", { name: "Rechercher un utilisateur" });
  const nobodyFound = (text: string) => page.getByText(`Aucun utilisateur trouvé pour « ${text} »`);

  await test.step("the account menu leads to the list", async () => {
    await page.goto("/app");
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    await page.getByRole("menuitem", { name: "Administration" }).click();
    await expect(page).toHaveURL("/admin");
    const menu = page.getByRole("navigation", { name: "Navigation principale" });
    await expect(menu.getByRole("link", { name: "Administration" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Utilisateurs");
    await expect(page.getByRole("definition")).toHaveText([/^\d/, /^\d/, /^\d.*%$/]);
    await expect(page.getByRole("term")).toHaveText([
      "Utilisateurs",
      "Répétitions",
      "Taux de réussite",
    ]);
    await expect(rowOf(page, administrator)).toContainText("vous");
    const { version } = await (await page.request.get("/healthz")).json();
    await expect(page.getByText(`Verbena, version ${version}`)).toBeVisible();
  });

  await test.step("a search says how many users it found, and the CSV has it too", async () => {
    await search.fill(zoe.email);
    await expect(page).toHaveURL(`/admin?search=${encodeURIComponent(zoe.email)}`);
    await expect(page.getByText("1 utilisateur trouvé")).toBeVisible();
    await expect(rowOf(page, zoe)).toContainText("Novato");
    await expect(rowOf(page, zoe)).toContainText("À l'instant");
    await expect(rowOf(page, abel)).toHaveCount(0);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exporter en CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^verbena-users-.*\.csv$/);
    const lines = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
    expect(lines).toContain(zoe.email);
    expect(lines).not.toContain(abel.email);

    const nobody = `personne-${randomUUID()}`;
    await search.fill(nobody);
    await expect(nobodyFound(nobody)).toBeVisible();
    await page.getByRole("button", { name: "Afficher tous les utilisateurs" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(search).toHaveValue("");
  });

  await test.step("a column header sorts the list, and reverses the order when pressed again", async () => {
    await search.fill(zoe.username.slice(-8));
    const names = page.getByRole("rowheader");
    const heads = (name: string) => page.getByRole("columnheader", { name });
    const sort = page.getByRole("button", { name: "Nom", exact: true });
    await expect(names).toContainText([mara.username, abel.username, zoe.username]);
    await expect(heads("Inscription")).toHaveAttribute("aria-sort", "descending");
    await sort.click();
    await expect(names).toContainText([abel.username, mara.username, zoe.username]);
    await expect(heads("Nom")).toHaveAttribute("aria-sort", "ascending");
    await expect(heads("Inscription")).not.toHaveAttribute("aria-sort");
    await sort.click();
    await expect(names).toContainText([zoe.username, mara.username, abel.username]);
    await expect(page).toHaveURL(/sort=username&direction=desc/);
    await page.goBack();
    await expect(heads("Nom")).toHaveAttribute("aria-sort", "ascending");
  });

  await test.step("on a phone, users are cards that can be sorted and selected", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cards = page.getByRole("list", { name: "Utilisateurs" }).getByRole("listitem");
    await expect(cards).toContainText([abel.username, mara.username, zoe.username]);
    await page.getByRole("button", { name: "Ordre croissant" }).click();
    await expect(cards).toContainText([zoe.username, mara.username, abel.username]);
    await page.getByLabel("Trier par").selectOption("Inscription");
    await expect(cards).toContainText([mara.username, abel.username, zoe.username]);
    await select(page, mara);
    await expect(page.getByText("1 sélectionné", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the list can show administrators only", async () => {
    await search.fill(zoe.email);
    await expect(rowOf(page, zoe)).toBeVisible();
    await page.getByRole("checkbox", { name: "Administrateurs seulement" }).check();
    await expect(nobodyFound(zoe.email)).toBeVisible();
    await search.fill(administrator.email);
    await expect(rowOf(page, administrator)).toBeVisible();
    await expect(page).toHaveURL(/role=admin/);
  });
});

test("users are deleted after confirmation, which the log shows; errors are named", async ({
  administrator,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/500|503|400.*delete-users/);
  const { request } = await openBrowser();
  const [zoe, abel, mara] = await signUpThreeUsers(request);
  const [gone, last] = await signUpThreeUsers(request);
  await page.request.get("/api/admin/users.csv");
  await page.goto(`/admin?search=${zoe.username.slice(-8)}`);
  const search = page.getByRole("searchbox");
  const remove = page.getByRole("button", { name: "Supprimer" });
  const dialog = page.getByRole("dialog", { name: /\s\?$/ });
  const password = dialog.getByLabel("Votre mot de passe", { exact: true });
  const confirm = dialog.getByRole("button", { name: "Supprimer" });

  await test.step("the dialog names the users, and leaves out the administrator’s own account", async () => {
    await select(page, zoe);
    await select(page, abel);
    await search.fill(administrator.email);
    await select(page, administrator);
    await search.fill(zoe.username.slice(-8));
    await expect(rowOf(page, mara)).toBeVisible();
    await remove.click();
    await expect(dialog).toHaveAccessibleName(/^Supprimer 2 utilisateurs\s\?$/);
    await expect(dialog.getByRole("listitem")).toHaveText([
      `${zoe.username} ${zoe.email}`,
      `${abel.username} ${abel.email}`,
    ]);
    await expect(dialog.getByText("Votre propre compte ne se supprime pas ici.")).toBeVisible();
  });

  await test.step("an error is shown in the dialog", async () => {
    await page.route("**/api/admin/delete-users", (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await expect(confirm).toBeDisabled();
    await password.fill(administrator.password);
    await confirm.click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Erreur lors de la suppression des utilisateurs.",
    );
    await password.fill("pas-le-bon");
    await confirm.click();
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await password.fill(administrator.password);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("2 utilisateurs supprimés")).toBeVisible();
    await expect(page.getByRole("rowheader")).toContainText([mara.username]);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  await test.step("the log shows all actions, or those of one kind", async () => {
    await page.getByRole("link", { name: "Journal" }).click();
    const log = page.getByRole("list", { name: "Journal Aujourd’hui" }).getByRole("listitem");
    const deletion = `^\\d\\d:\\d\\d2 × Utilisateur supprimépar .*${administrator.username}`;
    await expect(log.filter({ hasText: new RegExp(deletion) })).toBeVisible();
    const kind = page.getByLabel("Action", { exact: true });
    await kind.selectOption("Liste des utilisateurs exportée");
    await expect(log.filter({ hasText: administrator.username })).toHaveText([
      /Liste des utilisateurs exportée/,
    ]);
    await kind.selectOption("N’est plus administrateur");
    await expect(page.getByText("Aucune action de ce genre")).toBeVisible();
    await page.getByRole("button", { name: "Afficher toutes les actions" }).click();
    await expect(page).toHaveURL("/admin/actions");
    await page.goBack();
    await expect(kind).toHaveValue("role-revoked");
  });

  await test.step("a user who was already deleted is named", async () => {
    await page.getByRole("link", { name: "Utilisateurs", exact: true }).click();
    await search.fill(gone.username.slice(-8));
    await select(page, gone);
    await select(page, last);
    const { users } = await (
      await page.request.get("/api/admin/users", { params: { search: gone.email } })
    ).json();
    const data = { user_ids: [users[0].id], password: administrator.password };
    const deleted = await page.request.post("/api/admin/delete-users", { data });
    expect(deleted.status()).toBe(200);

    await remove.click();
    await password.fill(administrator.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 utilisateur supprimé sur 2")).toBeVisible();
    const note = page.getByRole("status").filter({ hasText: "Non traités" });
    await expect(note.getByRole("button", { name: "Fermer" })).toBeFocused();
    await expect(note.getByRole("listitem")).toHaveText([
      new RegExp(`${gone.email}.* avait déjà été supprimé`),
    ]);
    await note.getByRole("button", { name: "Fermer" }).click();
    await expect(note).toBeHidden();
  });
});

test("an administrator signs somebody out, and sends mails to reset passwords", async ({
  administrator: _signedIn,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/500/);
  const { request } = await openBrowser();
  const [zoe, abel, mara] = await signUpThreeUsers(request);
  await page.clock.install();
  await page.goto(`/admin?search=${zoe.username.slice(-8)}`);
  const dialog = page.getByRole("dialog", { name: /\s\?$/ });
  const mail = page.getByRole("button", { name: "E-mail de réinitialisation" });
  const send = dialog.getByRole("button", { name: "Envoyer" });

  await test.step("on all devices of a user", async () => {
    // The user who signed up last is signed in in that browser.
    expect((await request.get("/api/profile")).status()).toBe(200);
    await select(page, mara);
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Déconnecter partout" }).click();
    await expect(dialog).toHaveAccessibleName(
      /^Déconnecter 1 utilisateur de tous ses appareils\s\?$/,
    );
    await dialog.getByRole("button", { name: "Déconnecter", exact: true }).click();
    await expect(page.getByText("1 utilisateur déconnecté", { exact: true })).toBeVisible();
    expect((await request.get("/api/profile")).status()).toBe(401);
  });

  await test.step("the mails are sent", async () => {
    await select(page, zoe);
    await select(page, abel);
    await mail.click();
    await expect(dialog).toHaveAccessibleName(/^Envoyer un e-mail à 2 utilisateurs\s\?$/);
    await expect(dialog.getByRole("listitem")).toHaveText([
      `${zoe.username} ${zoe.email}`,
      `${abel.username} ${abel.email}`,
    ]);
    await send.dblclick();
    await expect(dialog).toBeHidden();
    const sent = page.getByText("✓ 2 email(s) envoyé(s) avec succès", { exact: true });
    await expect(sent).toBeVisible();
    await expect(page.getByText("Aucun serveur de messagerie n’est configuré")).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    for (const { email } of [zoe, abel]) {
      await expect.poll(() => mailedLinks(email, "/auth/reset")).toHaveLength(1);
    }
    await page.clock.fastForward(5000);
    await expect(sent).toHaveCount(0);
    await expect(page.getByText("3 utilisateurs trouvés")).toBeFocused();
  });

  await test.step("a failure shows a message and keeps the selection", async () => {
    await page.route("**/api/admin/send-password-reset", (route) => route.fulfill({ status: 500 }));
    await select(page, zoe);
    await mail.click();
    await send.click();
    const failed = page.getByText("✗ Erreur lors de l'envoi des emails", { exact: true });
    await expect(failed).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(failed).toHaveCount(0);
    await expect(page.getByText("1 sélectionné", { exact: true })).toBeVisible();
  });

  await test.step("the log names the user who was signed out", async () => {
    await page.getByRole("link", { name: "Journal" }).click();
    const log = page.getByRole("list", { name: "Journal Aujourd’hui" }).getByRole("listitem");
    await expect(
      log
        .filter({ hasText: "Déconnecté de tous les appareils" })
        .filter({ hasText: mara.username }),
    ).toBeVisible();
  });
});

test("an administrator raises the limits of a teacher, and returns to the usual ones", async ({
  administrator: _signedIn,
  page,
  openBrowser,
}) => {
  const zoe = await signUpByApi((await openBrowser()).request, newLearner());
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(`/admin?search=${zoe.email}`);
  await page.getByRole("link", { name: zoe.username }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(zoe.username);
  await expect(page.getByText(zoe.email)).toBeVisible();
  await expect(page.getByText("Aucune classe")).toBeVisible();
  const limit = (classes: number) =>
    page.getByText(
      new RegExp(`^Pourra ouvrir des classes.*Classes ouvertes au plus\\s: ${classes}\\.`),
    );
  await expect(limit(10)).toBeVisible();

  await press("Changer les limites");
  await page.getByLabel("Classes au plus").fill("20");
  await press("Enregistrer");
  await expect(limit(20)).toBeVisible();
  await press("Changer les limites");
  await expect(page.getByLabel("Classes au plus")).toHaveValue("20");
  await press("Annuler");
  await press("Revenir aux limites habituelles");
  await expect(limit(10)).toBeVisible();
});

test("an administrator deletes a user on their page, and is led back to the list", async ({
  administrator,
  page,
  openBrowser,
}) => {
  const zoe = await signUpByApi((await openBrowser()).request, newLearner());
  await page.goto(`/admin?search=${zoe.email}`);
  await page.getByRole("link", { name: zoe.username }).click();
  await page.getByRole("button", { name: "Retirer la double authentification" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText(/n’a pas de double authentification/)).toBeVisible();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await dialog.getByLabel("Votre mot de passe").fill(administrator.password);
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("1 utilisateur supprimé")).toBeVisible();
  await expect(rowOf(page, administrator)).toBeVisible();
  await expect(rowOf(page, zoe)).toHaveCount(0);
});

test("a list that fails to load can be loaded again, and a former administrator is led back to the app", async ({
  administrator,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/40[34].*\/api\/admin\//);
  const refused = { status: 404, json: { error: { code: "not_found", issues: [] } } };
  await page.route(/\/api\/admin\/(users\?|overview|actions)/, (route) => route.fulfill(refused));
  await page.goto("/admin");
  await expect(
    page.getByText("Les chiffres de la plateforme n’ont pas pu être chargés."),
  ).toBeVisible();
  await expect(page.getByText("La liste des utilisateurs n’a pas pu être chargée.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).last().click();
  await expect(rowOf(page, administrator)).toBeVisible();

  const forbidden = { status: 403, json: { error: { code: "forbidden", issues: [] } } };
  await page.route(/\/api\/admin\//, (route) => route.fulfill(forbidden));
  await page.route("**/api/profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: "user" } });
  });
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL("/app");
});

test("an administrator finds and deletes a user by keyboard alone", async ({
  administrator,
  page,
  openBrowser,
}) => {
  const zoe = await signUpByApi((await openBrowser()).request, newLearner());
  const keys = await createKeyboard(page);
  await page.goto("/admin");
  await keys.tabTo("searchbox", "Rechercher un utilisateur");
  await keys.replaceText(zoe.email);
  await expect(page.getByText("1 utilisateur trouvé")).toBeVisible();
  await keys.tabTo("checkbox", new RegExp(zoe.email));
  await page.keyboard.press("Space");
  await keys.activate("button", "Supprimer", { backwards: true });
  const dialog = page.getByRole("dialog", { name: /^Supprimer 1 utilisateur\s\?$/ });
  await keys.tabTo("textbox", "Votre mot de passe", { within: dialog });
  await keys.replaceText(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 utilisateur trouvé")).toBeFocused();
  expect(keys.pointerEvents()).toEqual([]);
});

/** Signs up three users with a common part in their names. */
async function signUpThreeUsers(request: APIRequestContext): Promise<[Learner, Learner, Learner]> {
  const surname = randomUUID().slice(0, 8);
  const named = (name: string): Learner => ({ ...newLearner(), username: `${name} ${surname}` });
  const zoe = await signUpByApi(request, named("Zoé"));
  const abel = await signUpByApi(request, named("Abel"));
  const mara = await signUpByApi(request, named("Mara"));
  return [zoe, abel, mara];
}

const rowOf = (page: Page, { email }: Learner) =>
  page.getByRole("row").filter({ has: page.getByText(email, { exact: true }) });

async function select(page: Page, { email }: Learner): Promise<void> {
  await page.getByRole("checkbox", { name: new RegExp(email) }).check();
}
