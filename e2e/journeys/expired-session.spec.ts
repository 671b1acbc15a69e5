import type { BrowserContext, Page } from "@playwright/test";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ noise }) => noise.expect(/401.*\/api\/progress/));

test("answers given after the session expired arrive when their learner signs in again", async ({
  learner,
  page,
  context,
}) => {
  await answerSignedOut(page, context);
  await page.getByRole("button", { name: "Se reconnecter" }).click();
  await expect(
    page.getByText("Votre session a pris fin. Vos réponses sont gardées sur cet appareil."),
  ).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail", { exact: true })).toHaveValue(learner.email);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
  await signIn(page, learner);
  await expect(page).toHaveURL("/app/exercise/preterito-indefinido");
  await expect(todayButton(page, 1, 2)).toBeVisible();
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 2, totalCorrect: 1 });
  await expect(page.getByText("en attente")).toHaveCount(0);
});

test("somebody else on the same browser neither sees nor sends another’s answers", async ({
  learner,
  page,
  context,
  openBrowser,
}) => {
  const other = await signUpByApi((await openBrowser()).request, newLearner());
  await answerSignedOut(page, context);
  await page.getByRole("button", { name: "Se reconnecter" }).click();

  await test.step("the other one has nothing, and answers for themselves", async () => {
    await signIn(page, other);
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await expect(todayButton(page, 0, 0)).toBeVisible();
    await screen.answerRight();
    await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(1);
    await expect(page.getByText("en attente")).toHaveCount(0);
  });

  await test.step("the first one’s answers arrive once they are back", async () => {
    await signOut(page);
    await signIn(page, learner);
    await expect(page).toHaveURL("/app");
    await expect(todayButton(page, 1, 2)).toBeVisible();
    await expect
      .poll(async () => (await progressOf(page.request)).stats)
      .toMatchObject({ totalAttempts: 2, totalCorrect: 1 });
  });
});

/** Two answers, one right and one wrong, that find nobody signed in. */
async function answerSignedOut(page: Page, context: BrowserContext): Promise<void> {
  const screen = await openExercise(page, "preterito-indefinido");
  await context.clearCookies({ name: /session/ });
  await screen.answerRight();
  await screen.next();
  await screen.answerWrong();
  await expect(page.getByText("2 réponses en attente")).toBeVisible();
  await expect(
    page.getByText("Votre session a expiré : reconnectez-vous pour envoyer vos réponses."),
  ).toBeVisible();
}
