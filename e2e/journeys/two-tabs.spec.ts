import { openExercise } from "../exercise-screen.ts";
import { progressOf, todayButton } from "../progress.ts";
import { expect, test } from "../test.ts";

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
        await screen.next();
      }
    }),
  );
  await expect(todayButton(page, 4, 8)).toBeVisible();
  await expect(todayButton(other, 4, 8)).toBeVisible();
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 8, totalCorrect: 4, totalFailed: 4, todayAttempts: 8 });
});
