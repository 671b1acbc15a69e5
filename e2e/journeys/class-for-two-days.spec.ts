import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DAY_MS } from "@verbena/core/calendar";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import { type ClassCard, readClassCode } from "../support/classes.ts";
import { exerciseScreen, finishRound } from "../support/exercise-screen.ts";
import { openPage, openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { answerByApi, type Exercise, firstSentencesOf, progressOf } from "../support/practice.ts";
import { roundEnd } from "../support/review.ts";
import { ofSchool } from "../support/shared-server.ts";
import { expect, testWithOwnServer as test } from "../support/test.ts";
import { confirmAddress } from "../support/two-factor.ts";

const FAMILY = "preterito-indefinido";
/** Pupils without a mail address. With two others, 24 are in the class on the first day. */
const NAMES = ["Emma D", ...Array.from("ABCDEFGHIJKLMNOPQRSTU", (letter) => `Ana ${letter}`)];

/** A form of *tener* with what it would be if the verb were regular. */
type Slip = { right: string; wrong: string };
const TUVE: Slip = { right: "tuve", wrong: "tení" };
const TUVO: Slip = { right: "tuvo", wrong: "tenió" };

/** What pupils do on the first day: they may err once, and then get some of the six forms right. */
type Work = { slip: Slip | null; forms: number };

/** The work of those whose name begins with Ana. */
const WORK: readonly Work[] = [
  ...Array<Work>(6).fill({ slip: null, forms: 6 }),
  ...Array<Work>(9).fill({ slip: TUVE, forms: 6 }),
  ...Array<Work>(4).fill({ slip: TUVO, forms: 2 }),
  ...Array<Work>(2).fill({ slip: null, forms: 0 }),
];

test.use({ variables: ofSchool });

test("a class of 24 has homework, and the first screen of the next day says what to teach", async ({
  page,
  openBrowser,
  server,
  dataDir,
  browserErrors,
}) => {
  browserErrors.allow(offlineErrors);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpByApi(page.request, newLearner());
  await confirmAddress(page.request, join(dataDir, "outbox"));
  const [emma, yanis, tom, lea] = await Promise.all([
    openBrowser(),
    openBrowser({ serviceWorkers: "allow" }),
    openBrowser(),
    openBrowser(),
  ]);
  for (const { request } of [yanis, tom, lea]) await signUpByApi(request, newLearner());
  const forms = (await firstSentencesOf(page.request, FAMILY)).filter(
    ({ item }) => item === "tener",
  );
  let classId = "";
  let cards: ClassCard[] = [];

  await test.step("the teacher opens a class, and makes accounts from a list", async () => {
    await openPage(page, "/app/classes/new");
    await page.getByLabel("Nom de la classe").fill("3e B");
    await page.getByLabel("Votre nom pour vos élèves").fill("Mme Roy");
    await page.getByRole("button", { name: "Ouvrir une classe" }).click();
    await expect(page.getByRole("heading", { name: "0 élève", exact: true })).toBeVisible();
    classId = new URL(page.url()).pathname.split("/")[3] ?? "";
    await page.getByRole("link", { name: "Comptes", exact: true }).click();
    await page.getByLabel("Noms des élèves").fill(NAMES.join("\n"));
    await page.getByRole("button", { name: "Créer les comptes" }).click();
    await expect(loginDetails(page)).toHaveCount(NAMES.length);
    cards = await readCards(page, await readClassCode(page.request, classId));
  });
  const [emmasCard] = cards;
  if (!emmasCard) throw new Error("No account was made.");
  const { code } = emmasCard;
  for (const [context, name] of [
    [yanis, "Yanis B"],
    [tom, "Tom R"],
  ] as const) {
    const joined = await context.request.post(`/api/join/${code}`, { data: { name } });
    expect(joined.status()).toBe(200);
  }

  await test.step("the teacher gives homework", async () => {
    await page.goto(`/app/classes/${classId}`);
    await page.getByRole("link", { name: "Nouveau devoir" }).click();
    await page.getByText("Des verbes", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Presente de indicativo" }).uncheck();
    await page.getByRole("checkbox", { name: "Pretérito indefinido" }).check();
    await page.getByLabel("Verbes", { exact: true }).fill("tener");
    await expect(page.getByText(/^6 formes/)).toBeVisible();
    await page.getByRole("button", { name: "Donner le devoir" }).click();
    await expect(page.getByRole("heading", { name: /^tener/ })).toBeVisible();
  });

  const emmasPage = await emma.newPage();
  await test.step("a pupil signs in with the printed card, errs, and does the homework", async () => {
    await emmasPage.setViewportSize({ width: 390, height: 844 });
    await signInWithCard(emmasPage, emmasCard);
    await practise(emmasPage);
    const screen = await exerciseScreen(emmasPage, FAMILY);
    while ((await screen.currentExercise()).answer !== TUVE.right) {
      await screen.answerRight();
      await screen.goToNext();
    }
    await screen.answer(TUVE.wrong);
    await screen.goToNext();
    await finishRound(emmasPage, screen);
    await roundEnd(emmasPage).getByRole("button", { name: "Encore une série" }).click();
    await screen.answerRight();
    await screen.goToNext();
    await expect(roundEnd(emmasPage)).toContainText("Devoir fait");
  });

  const yanisPage = await yanis.newPage();
  await test.step("another one loses the network before the first sentence", async () => {
    await openPage(yanisPage, "/app");
    await waitForServiceWorker(yanisPage);
    await expect(homeworkOf(yanisPage)).toContainText("0 sur 6");
    await yanisPage.waitForLoadState("networkidle");
    await yanis.setOffline(true);
    await practise(yanisPage);
    const screen = await exerciseScreen(yanisPage, FAMILY);
    await finishRound(yanisPage, screen);
    await expect(roundEnd(yanisPage)).toContainText("Devoir fait");
  });

  await test.step("most of the others practise, too", async () => {
    await Promise.all(
      cards.slice(1).map(async (card, index) => {
        const { request } = await openBrowser();
        const signedIn = await request.post("/api/auth/sign-in/class", { data: card });
        expect(signedIn.status()).toBe(200);
        const work = WORK[index];
        if (work && work.forms > 0) await answerByApi(request, FAMILY, answersOf(work, forms));
      }),
    );
    await answerByApi(tom.request, FAMILY, answersOf({ slip: TUVE, forms: 0 }, forms));
    // Not in the class yet.
    await answerByApi(lea.request, FAMILY, answersOf({ slip: TUVE, forms: 6 }, forms));
  });

  await test.step("in the evening, the teacher sees what the server knows", async () => {
    await openPage(page, `/app/classes/${classId}`);
    await expectHomework(page, "16 sur 24 ont fini, 5 ont commencé, 3 n’ont pas commencé");
    await expect(confusions(page)).toContainText("15 sur 24");
    await expect(pupilRow(page, "Tom R")).toBeVisible();
  });

  server.nextDay();
  for (const context of [page.context(), emma, yanis, tom, lea]) {
    await context.clock.install({ time: Date.now() + DAY_MS });
  }

  await test.step("the pupil without a network comes back", async () => {
    await yanis.setOffline(false);
    await openPage(yanisPage, "/app");
    await expect(homeworkOf(yanisPage)).toContainText("Fait");
    await expect
      .poll(async () => (await progressOf(yanis.request)).stats.totalCorrect)
      .toBe(forms.length);
  });

  await test.step("a pupil leaves, and keeps the own answers", async () => {
    const toms = await tom.newPage();
    await openPage(toms, "/app/profile");
    await toms.getByRole("button", { name: "Quitter 3e B" }).click();
    await toms.getByRole("dialog").getByRole("button", { name: "Quitter la classe" }).click();
    await expect(toms.getByText(/^Vous avez quitté/)).toBeVisible();
    await openWithoutReload(toms, "/app");
    await expect(toms.getByRole("heading", { name: /aujourd’hui/ })).toBeVisible();
    await expect(homeworkOf(toms)).toHaveCount(0);
    expect((await progressOf(tom.request)).stats.totalAttempts).toBe(1);
  });

  await test.step("another one joins, and nothing from before counts", async () => {
    const leas = await lea.newPage();
    await openPage(leas, `/join/${code}`);
    await leas.getByLabel("Comment votre enseignant vous connaît-il").fill("Léa M");
    await leas.getByRole("button", { name: "Rejoindre la classe" }).click();
    await leas.getByRole("link", { name: "Aller à l’accueil" }).click();
    await expect(homeworkOf(leas)).toContainText("0 sur 6");
  });

  await test.step("the first screen says who has worked, and what to teach", async () => {
    await openPage(page, `/app/classes/${classId}`);
    await expectHomework(page, "17 sur 24 ont fini, 4 ont commencé, 3 n’ont pas commencé");
    await page.getByText("17 sur 24").click();
    await expect(page.getByRole("definition").filter({ hasText: "Léa M" })).toHaveText(
      "Ana T, Ana U, Léa M",
    );
    await expect(confusions(page).getByRole("listitem").first()).toContainText(
      /14 sur 24.*tení, tenió au lieu de tuve, tuvo/,
    );
    await expect(page.getByRole("table", { name: "Élèves" }).getByRole("row")).toHaveCount(25);
    await expect(pupilRow(page, "Léa M")).toHaveText("Léa M00–");
    await expect(pupilRow(page, "Yanis B")).toHaveText(/^Yanis B61100/);
    await expect(pupilRow(page, "Emma D")).toHaveText(/^Emma D7186/);
  });

  await test.step("nothing of the pupil who left is on it", async () => {
    await expect(page.getByText("Tom R")).toHaveCount(0);
  });

  await test.step("errors in the homework have names and sentences", async () => {
    await page.getByRole("link", { name: "Toutes les erreurs" }).click();
    await expect(page.getByText("Emma D")).toHaveCount(0);
    await page.getByLabel("Devoir", { exact: true }).selectOption({ index: 1 });
    const tuve = page.getByRole("listitem").filter({ hasText: TUVE.wrong }).last();
    await expect(tuve).toContainText(/→ tuve · Ana .*, Emma D/);
    await expect(tuve.getByText(/____/)).toBeVisible();
    await openPage(page, `/app/classes/${classId}`);
  });

  await test.step("the teacher gives practice of the confusion, and pupils have it", async () => {
    await page.getByRole("link", { name: /^Donner en devoir.*tení, tenió/ }).click();
    await expect(page.getByRole("radio", { name: /le radical de tener est tuv-/ })).toBeChecked();
    await page.getByRole("button", { name: "Donner le devoir" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Nouveau devoir");
    await openPage(page, `/app/classes/${classId}`);
    await expect(page.getByText("0 sur 24 a fini, 24 n’ont pas commencé")).toBeVisible();
    // The session of a made account ends after ten hours.
    await signInWithCard(emmasPage, emmasCard);
    await expect(homeworkOf(emmasPage).getByRole("listitem")).toHaveCount(2);
  });
});

/** The answers to the sentences of some forms. */
function answersOf({ slip, forms: count }: Work, forms: readonly Exercise[]) {
  const slips = forms.filter(({ answer }) => answer === slip?.right);
  return [
    ...slips.map((exercise) => ({ exercise, given: slip?.wrong ?? "" })),
    ...forms.slice(0, count).map((exercise) => ({ exercise, given: exercise.answer })),
  ];
}

const loginDetails = (page: Page) =>
  page.getByRole("region", { name: /^Page \d sur \d$/ }).getByRole("listitem");

/** Reads the cards that the teacher is about to print. */
async function readCards(page: Page, code: string): Promise<ClassCard[]> {
  const passwords = await Promise.all(
    (await loginDetails(page).all()).map((card) => card.getByRole("definition").nth(1).innerText()),
  );
  return passwords.map((password, index) => ({
    userId: "",
    code,
    name: NAMES[index] ?? "",
    password,
  }));
}

async function signInWithCard(page: Page, { code, name, password }: ClassCard): Promise<void> {
  await openPage(page, "/auth/class");
  await page.getByLabel("Code de la classe").fill(code);
  await page.getByLabel("Votre nom dans la classe").fill(name);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

const homeworkOf = (page: Page) => page.getByRole("region", { name: "Devoirs" });

/** Opens the homework from the dashboard. */
async function practise(page: Page): Promise<void> {
  await homeworkOf(page)
    .getByRole("link", { name: /^S’entraîner/ })
    .click();
}

const confusions = (page: Page) => page.getByRole("region", { name: /^À reprendre en classe/ });

const pupilRow = (page: Page, name: string) =>
  page.getByRole("table", { name: "Élèves" }).getByRole("row", { name: new RegExp(`^${name}`) });

async function expectHomework(page: Page, counts: string): Promise<void> {
  await expect(page.getByText(counts, { exact: true })).toBeVisible();
}
