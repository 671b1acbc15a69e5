import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("two tabs lose nothing when both answer at the same time, nor when another learner signs in", async ({
  learner,
  page,
  context,
  openBrowser,
  browserErrors,
}) => {
  const second = await context.newPage();
  const screens = [
    await openExercise(page, "preterito-indefinido"),
    await openExercise(second, "preterito-indefinido"),
  ] as const;
  await Promise.all(
    screens.map(async (screen) => {
      for (let answers = 0; answers < 2; answers++) {
        await (answers % 2 === 0 ? screen.answerRight() : screen.answerWrong());
        await screen.goToNext();
      }
    }),
  );
  await expect(todayButton(page, { correct: 2, attempts: 4 })).toBeVisible();
  await expect(todayButton(second, { correct: 2, attempts: 4 })).toBeVisible();
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 4, totalCorrect: 2, totalFailed: 2, todayAttempts: 4 });

  browserErrors.allow(/40[13].*\/api\//);
  browserErrors.allow(/ERR_CONNECTION_RESET/);
  const other = await signUpByApi((await openBrowser()).request, newLearner());
  await test.step("every tab switches to another learner, and no answers mix", async () => {
    await context.route("**/api/progress/events", (route) => route.abort("connectionreset"));
    await screens[0].answerRight();
    await expect(page.getByText("1 réponse en attente")).toBeVisible();
    await openWithoutReload(second, "/app");
    await signOut(second);
    const question = second.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
    await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
    await signIn(second, other);
    await expect(second).toHaveURL("/app");
    await expect(page.getByText("1 réponse en attente")).toHaveCount(0);
    await context.unroute("**/api/progress/events");
    expect((await progressOf(context.request)).stats.totalAttempts).toBe(0);
  });

  await test.step("the answer arrives when its learner is back", async () => {
    await signOut(second);
    await signIn(second, learner);
    await expect(todayButton(second, { correct: 3, attempts: 5 })).toBeVisible();
    await expect.poll(async () => (await progressOf(context.request)).stats.totalAttempts).toBe(5);
  });
});
