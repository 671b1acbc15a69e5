import type { Page } from "@playwright/test";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { chooseAction, exerciseScreen, finishRound } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { openPage } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const family = "preterito-imperfecto";

/** Answers until the end of a round of ten, wrong at first. Wrong sentences come again without being counted. */
async function practiseTen(page: Page): Promise<void> {
  const screen = await exerciseScreen(page, family);
  await screen.answerWrong();
  await expect(
    page.getByText("Non. Ce n’est pas la forme attendue.", { exact: true }),
  ).toBeVisible();
  await screen.goToNext();
  await finishRound(page, screen);
  await expect(page.getByRole("heading", { name: "9 sur 10" })).toBeVisible();
}

test("a visitor looks up a form, hears it, practises its verb, and keeps the answers in an account", async ({
  page,
  openBrowser,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const speech = await fakeSpeech(page);
  const learner = newLearner();

  await test.step("a form leads to the table of its verb, which can be heard", async () => {
    await page.goto("/fr/verbs?q=tuvieron");
    await expect(page).toHaveURL("/fr/verbs/tener#preterito-indefinido");
    await expect(page).toHaveTitle(/^tener \(avoir, .*conjugaison espagnole · Verbena$/);
    const table = page.getByRole("table", { name: /tener.*Pretérito indefinido$/ });
    await expect(table).toBeInViewport();
    await table.getByRole("button", { name: /^Écouter.*tuvieron$/ }).click();
    await expect.poll(speech.spoken).toMatchObject([{ text: "tuvieron", voice: "Mónica" }]);
  });

  await test.step("ten answers to the verb’s sentences stay on the device", async () => {
    await page.getByRole("link", { name: "S’entraîner avec tener" }).click();
    await expect(page).toHaveURL("/fr/try/a1?family=presente-indicativo&verbs=tener");
    const screen = await exerciseScreen(page, "presente-indicativo");
    await screen.answerWrong();
    await screen.goToNext();
    await finishRound(page, screen);
    await expect(page.getByRole("heading", { name: "5 sur 6" })).toBeVisible();
    await page.getByRole("button", { name: "Encore une série" }).click();
    await expect(screen.positionText(1)).toBeAttached();
    for (const _ of [7, 8, 9]) {
      await screen.answerRight();
      await screen.goToNext();
    }
    await screen.answerRight();
    expect(sent).toEqual([]);
  });

  await test.step("after sign-up, the answers become the learner’s", async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Créer un compte" }).click();
    await page.getByLabel("Nom d’utilisateur").fill(learner.username);
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    const question = "10 réponses ont été données sur cet appareil aujourd’hui. Sont-elles de vous";
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole("button", { name: "Oui, les garder" }).click();
    await expect(page).toHaveURL("/app");
    await expect(todayButton(page, { correct: 9, attempts: 10 })).toBeVisible();
    await expect
      .poll(async () => (await progressOf(page.request, "presente-indicativo")).stats)
      .toMatchObject({ totalAttempts: 10, totalCorrect: 9 });
  });

  await test.step("another device shows them after sign-in", async () => {
    const other = await (await openBrowser()).newPage();
    await other.goto("/auth?tab=login");
    await signIn(other, learner);
    await expect(other).toHaveURL("/app");
    await expect(todayButton(other, { correct: 9, attempts: 10 })).toBeVisible();
  });
});

test("answers of somebody else are deleted, and until then asked about at each sign-in", async ({
  page,
}) => {
  const learner = await signUpByApi(page.request, newLearner());
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`/fr/try/a2?family=${family}`);
  const screen = await exerciseScreen(page, family);
  await screen.answerRight();
  await chooseAction(page, "Signaler cette phrase : avec un compte");

  const question = page.getByText(/^1 réponse a été donnée sur cet appareil aujourd’hui/);
  await page.getByRole("tab", { name: "Connexion" }).click();
  await signIn(page, learner);
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Décider plus tard" }).click();
  await expect(page).toHaveURL("/app");

  await signOut(page);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await signIn(page, learner);
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Non, les supprimer" }).click();
  await expect(page).toHaveURL("/app");

  await signOut(page);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await signIn(page, learner);
  await expect(page).toHaveURL("/app");
  expect((await progressOf(page.request, family)).stats.totalAttempts).toBe(0);
});

test("a learner who is signed in practises in the application instead", async ({
  page,
  learner: _learner,
}) => {
  await openPage(page, "/app");
  await page.goto(`/fr/try/a2?family=${family}`);
  await expect(page).toHaveURL(`/app/exercise/${family}`);
  await exerciseScreen(page, family);
});

test("a visitor practises the forms of a verb freely, in the language of the address", async ({
  page,
}) => {
  await page.goto("/nl/try/drill?verbs=tener&tenses=presente-indicativo");
  await expect(page.getByRole("heading", { level: 1, name: "Vrij oefenen" })).toBeVisible();
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByRole("textbox", { name: "Je antwoord" })).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/nl\/try\/drill\/practice\?/);
});

test.describe("after ten answers", () => {
  test.use({ serviceWorkers: "allow" });

  test("a visitor is offered an account, and can practise without a network", async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await page.getByRole("link", { name: "Essayer sans compte" }).click();
    await page.getByRole("link", { name: /^A2/ }).click();
    await exerciseScreen(page, family);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await practiseTen(page);
    const offer = "Créez un compte pour garder vos 10 réponses et les retrouver le bon jour.";
    await expect(page.getByRole("link", { name: offer })).toHaveAttribute("href", /signup$/);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
  });
});
