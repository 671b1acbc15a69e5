import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("two tabs that answer at once lose nothing", async ({ learner: _signedIn, page, context }) => {
  const other = await context.newPage();
  const screens = [
    await openExercise(page, "preterito-indefinido"),
    await openExercise(other, "preterito-indefinido"),
  ];
  await Promise.all(
    screens.map(async (screen) => {
      for (let answers = 0; answers < 4; answers++) {
        await (answers % 2 === 0 ? screen.answerRight() : screen.answerWrong());
        await screen.goToNext();
      }
    }),
  );
  await expect(todayButton(page, { correct: 4, attempts: 8 })).toBeVisible();
  await expect(todayButton(other, { correct: 4, attempts: 8 })).toBeVisible();
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 8, totalCorrect: 4, totalFailed: 4, todayAttempts: 8 });
});

test("when another learner signs in in one tab, every tab switches and no answers mix", async ({
  learner,
  page,
  context,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/40[13].*\/api\//);
  const other = await signUpByApi((await openBrowser()).request, newLearner());
  const screen = await openExercise(page, "preterito-indefinido");
  await page.route("**/api/progress/events", (route) => route.abort("connectionreset"));
  browserErrors.allow(/ERR_CONNECTION_RESET/);
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();

  const second = await context.newPage();
  await second.goto("/app");
  await signOut(second);
  await signIn(second, other);
  await expect(second).toHaveURL("/app");
  await expect(page.getByText("1 réponse en attente")).toHaveCount(0);
  await page.unroute("**/api/progress/events");
  expect((await progressOf(context.request)).stats.totalAttempts).toBe(0);

  await signOut(second);
  await signIn(second, learner);
  await expect(todayButton(second, { correct: 1, attempts: 1 })).toBeVisible();
  await expect.poll(async () => (await progressOf(context.request)).stats.totalAttempts).toBe(1);
});
