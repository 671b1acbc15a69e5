import type { BrowserContext, Page } from "@playwright/test";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { refusedRead } from "../support/browser-errors.ts";
import { exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ browserErrors }) => browserErrors.allow(refusedRead));

test("another learner on the same browser neither sees nor sends the waiting answers", async ({
  learner,
  page,
  context,
  openBrowser,
}) => {
  const other = await signUpByApi((await openBrowser()).request, newLearner());
  await answerSignedOut(page, context);
  await page.getByRole("button", { name: "Se reconnecter" }).click();
  await expect(
    page.getByText("Votre session a expiré. Vos réponses sont gardées sur cet appareil."),
  ).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail", { exact: true })).toHaveValue(learner.email);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();

  await test.step("the other learner starts empty and answers", async () => {
    await signIn(page, other);
    await expect(page).toHaveURL("/app/exercise/preterito-indefinido");
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await expect(todayButton(page, { correct: 0, attempts: 0 })).toBeVisible();
    await screen.answerRight();
    await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(1);
    await expect(page.getByText("en attente")).toHaveCount(0);
  });

  await test.step("the first learner’s answers arrive after sign-in", async () => {
    await signOut(page);
    await signIn(page, learner);
    await expect(page).toHaveURL("/app");
    await expect(todayButton(page, { correct: 1, attempts: 2 })).toBeVisible();
    await expect
      .poll(async () => (await progressOf(page.request)).stats)
      .toMatchObject({ totalAttempts: 2, totalCorrect: 1 });
  });
});

/** Gives a right and a wrong answer after the session has ended. */
async function answerSignedOut(page: Page, context: BrowserContext): Promise<void> {
  // Reads after the session has ended lead to the sign-in page, so they have to come before.
  const lastRead = page.waitForResponse("**/api/verbs?family=preterito-indefinido");
  const screen = await openExercise(page, "preterito-indefinido");
  await lastRead;
  await context.clearCookies({ name: /session/ });
  await screen.answerRight();
  await screen.goToNext();
  await screen.answerWrong();
  await expect(page.getByText("2 réponses en attente")).toBeVisible();
  await expect(
    page.getByText("Votre session a expiré : reconnectez-vous pour envoyer vos réponses."),
  ).toBeVisible();
}
