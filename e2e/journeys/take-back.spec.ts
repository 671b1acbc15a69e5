import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { TIME_ZONE } from "../support/browser.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { offlineNoise } from "../support/noise.ts";
import { waitForServiceWorker } from "../support/pages.ts";
import { progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ learner: _signedIn, noise }) => noise.expect(offlineNoise));

type Sent = { id: string; family: string; item: string };

/** Waits until the server has the next answer of the page, and returns it as it was sent. */
async function nextAnswer(page: Page): Promise<Sent> {
  const response = await page.waitForResponse("**/api/progress/events");
  return response.request().postDataJSON().events[0];
}

const retractionOf = ({ id, family }: Sent) => ({
  kind: "retraction",
  id: randomUUID(),
  family,
  answer: id,
  at: new Date().toISOString(),
  timeZone: TIME_ZONE,
});

test("an answer that another device takes back no longer counts here", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const sent = nextAnswer(page);
  await screen.answerWrong();
  const slip = await sent;
  expect(await progressOf(page.request)).toMatchObject({ failedItems: [slip.item] });
  const events = [retractionOf(slip)];
  const response = await page.request.post("/api/progress/events", { data: { events } });
  expect((await response.json()).results).toEqual([{ status: "accepted", id: events[0]?.id }]);

  await screen.next();
  await screen.answerRight();
  await expect(todayButton(page, 1, 1)).toBeVisible();
  await page.goto("/app/statistics?tab=history");
  await expect(page.getByRole("listitem").filter({ hasText: "Juste" })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Faux" })).toHaveCount(0);
  expect(await progressOf(page.request)).toMatchObject({
    stats: { totalAttempts: 1, totalFailed: 0 },
    failedItems: [],
  });
});

test("an answer taken back offline is shown as if it had not been given", async ({
  page,
  context,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const sent = nextAnswer(page);
  await screen.answerWrong();
  const slip = await sent;
  await expect(todayButton(page, 0, 1)).toBeVisible();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.evaluate(storeRetraction, { retraction: retractionOf(slip), slip });
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto("/app");
  await expect(todayButton(reopened, 0, 0)).toBeVisible();
  await expect(reopened.getByText("1 réponse en attente")).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByText("en attente")).toHaveCount(0);
  await expect(todayButton(reopened, 0, 0)).toBeVisible();
  expect(await progressOf(context.request)).toMatchObject({
    stats: { totalAttempts: 0 },
    failedItems: [],
  });
});

type Stored = { retraction: object; slip: object };

/** Runs in the page: stores a retraction of a learner's first answer, as the exercise screen does. */
async function storeRetraction({ retraction, slip }: Stored): Promise<void> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const session = await settled(
    (await settled(indexedDB.open("verbena")))
      .transaction("cache")
      .objectStore("cache")
      .getAllKeys(),
  );
  const userId = session
    .map(String)
    .find((key) => key.startsWith("progress "))
    ?.slice(9);
  const stats = { totalAttempts: 0, totalCorrect: 0, totalFailed: 0, lastResetDate: null };
  const today = { todayAttempts: 0, todayCorrect: 0, todayFailed: 0, lastAnsweredAt: null };
  const level = { currentLevel: 0, lastLevelUpAt: null, resetAt: null };
  const before = { card: null, failedItems: [], stats: { ...stats, ...today }, ...level };
  const takenBack = { answer: slip, before };
  const database = await settled(indexedDB.open("verbena"));
  const changes = database.transaction("changes", "readwrite").objectStore("changes");
  await settled(changes.add({ userId, kind: "event", event: retraction, takenBack }));
}
