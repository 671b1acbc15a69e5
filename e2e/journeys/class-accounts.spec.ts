import type { Page } from "@playwright/test";
import { lockNameByApi, makeAccountsByApi, openClassByApi } from "../support/classes.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Fills in the form of pupils, and submits it. */
async function signInToClass(page: Page, { name, password }: { name?: string; password: string }) {
  if (name !== undefined) await page.getByLabel("Votre nom dans la classe").fill(name);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test("a teacher makes accounts, and a pupil signs in with the printed card and signs out", async ({
  learner: _teacher,
  page,
  openBrowser,
}) => {
  const classId = await openClassByApi(page.request);
  await openPage(page, `/app/classes/${classId}/accounts`);
  const password = page.getByRole("definition").nth(1);

  await test.step("the teacher pastes a list, and is warned of a full name", async () => {
    await page
      .getByLabel("Noms des élèves")
      .fill("1.\tEmma D\n2.\tHugo Martin\n\n3.\tEmma d.\n4.\t=A1&B1");
    await expect(page.getByText("=A1&B1 (formule)")).toBeVisible();
    await page.getByRole("button", { name: "Créer les comptes" }).click();
    const dialog = page.getByRole("dialog", { name: "Des noms complets ?" });
    await expect(dialog.getByRole("listitem")).toHaveText(["Hugo Martin"]);
    await dialog.getByRole("button", { name: "Corriger" }).click();
    await page.getByLabel("Noms des élèves").fill("Emma D\nHugo M\nEmma d.");
    await page.getByRole("button", { name: "Créer les comptes" }).click();
    await expect(page.getByRole("heading", { name: "Étiquettes à imprimer" })).toBeVisible();
    await expect(page.getByLabel("Noms des élèves")).toHaveValue("");
  });

  await test.step("equal names have a number, and leaving without printing is asked about", async () => {
    const sheet = page.getByRole("region", { name: "Page 1 sur 1" });
    await expect(sheet.getByRole("listitem")).toContainText(["Emma D", "Hugo M", "Emma d. 2"]);
    await page.getByRole("link", { name: "Accueil", exact: true }).click();
    await page.getByRole("dialog", { name: "Quitter sans imprimer ?" }).getByText("Rester").click();
    await expect(sheet).toBeVisible();
  });

  const pupil = await (await openBrowser()).newPage();
  await test.step("the pupil opens the address of the QR code", async () => {
    const code = await page.getByRole("definition").first().textContent();
    const card = new URLSearchParams({ code: code ?? "", name: "Emma D" });
    await openPage(pupil, `/auth/class#${card}`);
    await expect(pupil).toHaveURL("/auth/class");
    await expect(pupil.getByLabel("Votre nom dans la classe")).toHaveValue("Emma D");
    await signInToClass(pupil, { password: (await password.textContent()) ?? "" });
    await expect(pupil).toHaveURL("/app");
  });

  await test.step("the account has no mail address and belongs to the school", async () => {
    await openWithoutReload(pupil, "/app/profile");
    await expect(pupil.getByRole("heading", { name: "Compte de l’école" })).toBeVisible();
    await expect(pupil.getByRole("heading", { name: "Adresse e-mail" })).toHaveCount(0);
    await expect(pupil.getByRole("link", { name: "Toutes vos données (JSON)" })).toBeVisible();
  });

  await test.step("signing out is beside the name, and leads to the page for codes", async () => {
    await pupil.getByRole("banner").getByRole("button", { name: "Déconnexion" }).click();
    await expect(pupil).toHaveURL("/auth/class");
  });
});

test("a teacher tries again after a lost response, and no pupil has two accounts", async ({
  learner: _teacher,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED.*\/accounts/);
  const classId = await openClassByApi(page.request);
  await openPage(page, `/app/classes/${classId}/accounts`);
  const create = page.getByRole("button", { name: "Créer les comptes" });
  let isLost = false;
  await page.route("**/accounts", async (route) => {
    if (route.request().method() !== "POST" || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByLabel("Noms des élèves").fill("Emma D\nHugo M");
  await create.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await create.click();
  const sheet = page.getByRole("region", { name: "Page 1 sur 1" });
  await expect(sheet.getByRole("listitem")).toContainText(["Emma D", "Hugo M"]);
  await expect(page.getByRole("button", { name: /^Nouveau mot de passe/ })).toHaveCount(2);
});

test("a pupil whose name is locked signs in after the teacher has unlocked it, or with a new password", async ({
  learner: _teacher,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/401.*\/sign-in\/class/);
  const classId = await openClassByApi(page.request);
  const [card] = await makeAccountsByApi(page.request, classId, ["Zoé M"]);
  if (!card) throw new Error("No account was made.");
  const shared = await openBrowser();
  await lockNameByApi(shared.request, card);
  const pupil = await shared.newPage();

  await test.step("the right password is refused, too", async () => {
    await openPage(pupil, "/auth?tab=login");
    await pupil.getByRole("link", { name: "Se connecter avec le code de ma classe" }).click();
    await pupil.getByLabel("Code de la classe").fill(card.code.toLowerCase());
    await signInToClass(pupil, card);
    await expect(pupil.getByText(/un nom est bloqué cinq minutes/).first()).toBeVisible();
  });

  await test.step("the teacher unlocks the name", async () => {
    await openPage(page, `/app/classes/${classId}/accounts`);
    await page.getByRole("button", { name: /Débloquer.*Zoé M/ }).click();
    await expect(page.getByText("Bloqué après dix erreurs")).toHaveCount(0);
    // The message appears below the pointer, and stays while it is there.
    await page.mouse.move(0, 0);
    await signInToClass(pupil, card);
    await expect(pupil).toHaveURL("/app");
  });

  await test.step("a new password signs the pupil out", async () => {
    await page.getByRole("button", { name: /Nouveau mot de passe.*Zoé M/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Nouveau mot de passe" }).click();
    await expect(page.getByRole("region", { name: "Page 1 sur 1" })).toContainText("Zoé M");
    const renewed = await page.getByRole("definition").nth(1).textContent();
    browserErrors.allow(/401/);
    await pupil.goto("/auth/class");
    await pupil.getByLabel("Code de la classe").fill(card.code);
    await signInToClass(pupil, { name: "zoe m", password: (renewed ?? "").replaceAll("-", " ") });
    await expect(pupil).toHaveURL("/app");
  });
});

test("who scans a card on a tablet where somebody else is signed in is asked first", async ({
  learner: _teacher,
  page,
  openBrowser,
}) => {
  const classId = await openClassByApi(page.request);
  const [ana, zoe] = await makeAccountsByApi(page.request, classId, ["Ana P", "Zoé M"]);
  const tablet = await openBrowser();
  await tablet.request.post("/api/auth/sign-in/class", { data: ana });
  const pupil = await tablet.newPage();
  await openPage(
    pupil,
    `/auth/class#${new URLSearchParams({ code: zoe?.code ?? "", name: "Zoé M" })}`,
  );
  await expect(pupil.getByText(/Ana P.* est encore connecté sur cet appareil/)).toBeVisible();
  await pupil.getByRole("button", { name: "Ce n’est pas moi" }).click();
  await signInToClass(pupil, { password: zoe?.password ?? "" });
  await expect(pupil).toHaveURL("/app");
  await expect(pupil.getByRole("button", { name: /Mon compte.*Zoé M/ })).toBeVisible();
});
