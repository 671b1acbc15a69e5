import { newLearner, signUpByApi } from "../support/accounts.ts";
import { giveAssignmentByApi, openClassByApi, readClassCode } from "../support/classes.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { openPage } from "../support/pages.ts";
import { progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("a visitor practises, follows the teacher’s link, signs up, and is in the class", async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).request;
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  const code = await readClassCode(teacher, classId);
  const learner = newLearner();

  await test.step("three answers stay on the device", async () => {
    await openPage(page, "/fr/try/a1?family=presente-indicativo");
    const screen = await exerciseScreen(page, "presente-indicativo");
    for (const _ of [1, 2, 3]) {
      await screen.answerRight();
      await screen.goToNext();
    }
  });

  await test.step("the page names the class, its teacher, and what the teacher will see", async () => {
    await page.goto(`/join/${code.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1, name: "3e B" })).toBeVisible();
    await expect(page.getByText(/^Enseignant.: Mme Roy$/)).toBeVisible();
    await expect(page.getByText(/^Vos réponses dans les devoirs\./)).toBeVisible();
    await expect(page.getByText(/ne voit pas.*adresse e-mail.*réponses d’avant/)).toBeVisible();
  });

  await test.step("sign-up leads back to it, with the answers", async () => {
    await page.getByRole("link", { name: "Créer un compte" }).click();
    await page.getByLabel("Nom d’utilisateur").fill(learner.username);
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByRole("button", { name: "Oui, les garder" }).click();
    await expect(page).toHaveURL(`/join/${code.toLowerCase()}`);
  });

  await test.step("the pupil says how the teacher knows them", async () => {
    await page.getByRole("button", { name: "Rejoindre la classe" }).click();
    const name = page.getByLabel("Comment votre enseignant vous connaît-il");
    await expect(name).toBeFocused();
    await name.fill("Léa M.");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: /Vous êtes dans la classe.*3e B/ }),
    ).toBeFocused();
    const { pupils } = await (await teacher.get(`/api/classes/${classId}/members`)).json();
    expect(pupils).toMatchObject([{ name: "Léa M." }]);
  });

  await test.step("the answers from before belong to the account", async () => {
    await page.getByRole("link", { name: "Aller à l’accueil" }).click();
    await expect(page).toHaveURL("/app");
    await expect
      .poll(async () => (await progressOf(page.request, "presente-indicativo")).stats)
      .toMatchObject({ totalAttempts: 3 });
  });

  await test.step("the link says that the pupil is in the class already", async () => {
    await page.goto(`/join/${code}`);
    await expect(page.getByRole("heading", { name: /Vous êtes dans la classe/ })).toBeVisible();
  });
});

test("the code from the board is typed in any way; one page for wrong codes and closed classes", async ({
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/api\/join/);
  const teacher = (await openBrowser()).request;
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  const code = await readClassCode(teacher, classId);
  await signUpByApi(page.request, newLearner());
  await openPage(page, "/join");
  const field = page.getByLabel("Code de la classe");
  await field.fill("3B7K");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Un code a huit lettres et chiffres/)).toBeVisible();
  await field.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4).replaceAll("0", "o")}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "3e B" })).toBeVisible();

  await test.step("the class is closed while the pupil types", async () => {
    const name = page.getByLabel("Comment votre enseignant vous connaît-il");
    await name.fill("Tom B.");
    expect((await teacher.post(`/api/classes/${classId}/close-for-pupils`)).status()).toBe(200);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Ce code n’ouvre aucune classe" }),
    ).toBeFocused();
  });

  await test.step("an unknown code looks the same", async () => {
    await page.getByRole("link", { name: "Taper un autre code" }).click();
    await field.fill("ZZZZ ZZZZ");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Ce code n’ouvre aucune classe" }),
    ).toBeVisible();
  });
});

test("a pupil sees what the teacher sees, leaves the class, and keeps the answers", async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).request;
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  await giveAssignmentByApi(teacher, classId);
  await signUpByApi(page.request, newLearner());
  const code = await readClassCode(teacher, classId);
  await page.request.post(`/api/join/${code}`, { data: { name: "Léa M." } });

  await test.step("the profile lists the class", async () => {
    await openPage(page, "/app/profile");
    await page.getByRole("link", { name: "Ce que mon enseignant voit de moi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Ce que mon enseignant voit de moi",
    );
    await expect(page.getByText("Léa M.")).toBeVisible();
    await expect(
      page.getByText(/^Voici tout ce que les enseignants de.*3e B.*voient/),
    ).toBeVisible();
    await expect(page.getByText("tener · Pretérito indefinido")).toBeVisible();
  });

  await test.step("leaving says what it does, and takes the homework away", async () => {
    await page.goBack();
    await page.getByRole("button", { name: "Quitter 3e B" }).click();
    const dialog = page.getByRole("dialog", { name: /^Quitter.*3e B/ });
    await expect(dialog).toContainText("Vous gardez votre compte, vos réponses et vos niveaux.");
    await dialog.getByRole("button", { name: "Quitter la classe" }).click();
    await expect(page.getByText(/^Vous avez quitté/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Ce que mon enseignant voit de moi" })).toHaveCount(
      0,
    );
    const { pupils } = await (await teacher.get(`/api/classes/${classId}/members`)).json();
    expect(pupils).toEqual([]);
    await openPage(page, "/app");
    await expect(page.getByRole("region", { name: "Devoirs" })).toHaveCount(0);
  });
});

test("a pupil reports what a teacher wrote, and an administrator closes the report", async ({
  page,
  openBrowser,
  administrator,
}) => {
  const teacher = (await openBrowser()).request;
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  const note = `Pour lundi ${administrator.username}`;
  await giveAssignmentByApi(teacher, classId, { note });
  const pupil = await openBrowser();
  await signUpByApi(pupil.request, newLearner());
  const code = await readClassCode(teacher, classId);
  await pupil.request.post(`/api/join/${code}`, { data: { name: "Léa M." } });

  await test.step("the note can be reported where it is shown", async () => {
    const ofPupil = await pupil.newPage();
    await openPage(ofPupil, "/app");
    await ofPupil.getByRole("button", { name: `Signaler ce texte ${note}` }).click();
    const dialog = ofPupil.getByRole("dialog", { name: "Signaler ce texte" });
    await expect(dialog).toContainText(note);
    await dialog.getByRole("button", { name: "Signaler" }).click();
    await expect(ofPupil.getByText("Texte signalé")).toBeVisible();
  });

  await test.step("administrators see it among the waiting reports, and close it", async () => {
    await openPage(page, "/admin/content");
    await expect(page.getByRole("link", { name: /signalements? en attente/ })).toBeVisible();
    const texts = page.getByRole("region", { name: "Textes d’enseignants" });
    const report = texts.getByRole("listitem").filter({ hasText: note });
    await expect(report).toContainText("3e B");
    await report.getByRole("button", { name: /^Classer/ }).click();
    await expect(page.getByText("Signalement classé")).toBeVisible();
    await expect(report).toHaveCount(0);
  });
});
