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
  await screen.answerRight();
  await expect.poll(async () => (await progressOf(page.request)).stats.totalAttempts).toBe(1);
  await expect.poll(() => page.evaluate(countWaiting)).toBe(0);

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

/** Counts the changes on the device that the server has not confirmed. Runs in the page. */
function countWaiting(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("verbena");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const count = database.transaction("changes").objectStore("changes").count();
      count.onerror = () => reject(count.error);
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}
