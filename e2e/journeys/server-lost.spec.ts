import { openExercise } from "../support/exercise-screen.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, testWithOwnServer as test } from "../support/test.ts";

test("no answer is lost when the server is killed during practice", async ({
  learner: _signedIn,
  page,
  server,
  browserErrors,
}) => {
  browserErrors.allow(
    /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  );
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset["persist"] = "asked";
      return true;
    };
  });
  const screen = await openExercise(page, "preterito-indefinido");
  const acknowledged = page.waitForResponse("**/api/progress/events");
  await screen.answerRight();
  expect(await (await acknowledged).finished()).toBeNull();

  await server.kill();
  for (let answers = 0; answers < 3; answers++) {
    await screen.goToNext();
    await screen.answerWrong();
  }
  await expect(page.getByText("3 réponses en attente")).toBeVisible();
  await expect(todayButton(page, { correct: 1, attempts: 4 })).toBeVisible();

  await server.start();
  await screen.goToNext();
  await screen.answerRight();
  await expect
    .poll(async () => (await progressOf(page.request)).stats)
    .toMatchObject({ totalAttempts: 5, totalCorrect: 2, totalFailed: 3 });
  await expect(page.getByText("en attente")).toHaveCount(0);
  // After the fifth answer, the page asks the browser to keep what it stores.
  await expect(page.locator("html")).toHaveAttribute("data-persist", "asked");
  await page.reload();
  await expect(todayButton(page, { correct: 2, attempts: 5 })).toBeVisible();
});
