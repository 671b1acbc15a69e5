import type { Page } from "@playwright/test";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { chooseAction, exerciseScreen, finishRound } from "../support/exercise-screen.ts";
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

test("a visitor practises, signs up, and keeps the answers", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });

  await test.step("the landing page leads to ten sentences of a level", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Essayer sans compte" }).click();
    await page.getByRole("link", { name: /^A2/ }).click();
    await practiseTen(page);
    expect(sent).toEqual([]);
  });

  const learner = newLearner();
  await test.step("after the round, one line offers an account", async () => {
    await page
      .getByRole("link", {
        name: "Créez un compte pour garder vos 10 réponses et les retrouver le bon jour.",
      })
      .click();
    await page.getByLabel("Nom d’utilisateur").fill(learner.username);
    await page.getByLabel("Adresse e-mail").fill(learner.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
  });

  await test.step("the answers become the learner’s", async () => {
    const question = "10 réponses ont été données sur cet appareil aujourd’hui. Sont-elles de vous";
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole("button", { name: "Oui, les garder" }).click();
    await expect(page).toHaveURL("/app");
    await expect(todayButton(page, { correct: 9, attempts: 10 })).toBeVisible();
    await expect
      .poll(async () => (await progressOf(page.request, family)).stats)
      .toMatchObject({ totalAttempts: 10, totalCorrect: 9 });
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

  test("a visitor can practise without a network", async ({ page, context, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/fr/try/a2");
    await exerciseScreen(page, family);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await practiseTen(page);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
  });
});
