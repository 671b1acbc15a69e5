import type { BrowserContext, Page } from "@playwright/test";
import { DAY_MS } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { FIXED_NOON } from "../support/browser.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import { type ExerciseScreen, exerciseScreen, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { openPage, openWithoutReload, waitForServiceWorker } from "../support/pages.ts";
import { progressOf, withoutMarks } from "../support/practice.ts";
import { closeNewLevels, nextRound, roundEnd } from "../support/review.ts";
import { runOperation } from "../support/server.ts";
import { expect, type RestartableServer, testWithOwnServer as test } from "../support/test.ts";

/** Days of practice. VERBENA_DAYS and VERBENA_ANSWERS ask for a longer run by hand. */
const DAYS = Number(process.env["VERBENA_DAYS"] ?? 3);
/** Noon of a Saturday: on the third day, a week begins. */
const START = FIXED_NOON + 3 * DAY_MS;
/** Days of practice in the week of the last day. */
const daysInWeek = DAYS <= 2 ? DAYS : ((DAYS - 3) % 7) + 1;
/** Answers on each device and day. */
const ANSWERS = Number(process.env["VERBENA_ANSWERS"] ?? 3);
/** Both devices show the same figures within this time after the last answer. */
const SAME_MS = 3_000;

/** Answers of each family. */
type Tally = Record<string, { attempts: number; correct: number }>;

test.use({ serviceWorkers: "allow", startsAt: START });
test.setTimeout(600_000);

test("several days on two devices: one press starts the work, and the numbers agree", async ({
  page: phone,
  context,
  openBrowser,
  server,
  dataDir,
  browserErrors,
}) => {
  browserErrors.allow(offlineErrors);
  const learner = await signUpByApi(phone.request, newLearner());
  const otherContext = await openBrowser();
  const laptop = await otherContext.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await laptop.setViewportSize({ width: 1440, height: 900 });
  for (const page of [phone, laptop]) await closeNewLevels(page);
  const contexts = [context, otherContext];
  const startedAt = Date.now();
  await Promise.all(contexts.map(({ clock }) => clock.install({ time: START })));
  await laptop.goto("/auth");
  await laptop.getByText("Se souvenir de moi pendant 30 jours").click();
  await signIn(laptop, learner);
  await expect(laptop).toHaveURL("/app");
  const robot = new Robot();

  for (let day = 1; day <= DAYS; day++) {
    await test.step(`day ${day}`, async () => {
      const now = START + Date.now() - startedAt + (day - 1) * DAY_MS;
      if (day > 1) await nextDay(server, contexts, now);
      robot.beginDay();
      // On even days the phone is offline, and both devices answer from the same state.
      const isOffline = day % 2 === 0;
      await phone.goto("/app");
      await startWork(phone);
      await waitForServiceWorker(phone);
      if (isOffline) await context.setOffline(true);
      await robot.answer(phone, ANSWERS);
      await laptop.goto("/app");
      await startWork(laptop);
      await robot.answer(laptop, ANSWERS);
      if (isOffline) await context.setOffline(false);
      await allSent(phone);
      await allSent(laptop);
      await expectSameNumbers(phone, laptop, robot);
      await expectLogAgrees(phone, dataDir, robot);
    });
  }
  // A dialog about a new level may cover it.
  const street = { name: /^Une rue .* (\d) maisons? (est|sont) éclairées?/, includeHidden: true };
  await expect(phone.getByRole("img", street)).toHaveAccessibleName(
    new RegExp(` ${daysInWeek} maisons? `),
  );
  for (const [tab, title] of [
    ["progression", "Progrès"],
    ["forecast", "À venir"],
    ["history", "Historique"],
  ] as const) {
    for (const page of [phone, laptop]) {
      await openWithoutReload(page, `/app/statistics?tab=${tab}`);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
    await expectSameText(phone, laptop, tab);
  }
});

async function startWork(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Commencer|Encore|Continuer quand même)/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
}

async function allSent(page: Page): Promise<void> {
  await expect(page.getByText("en attente")).toHaveCount(0);
}

/** Both devices and the server count the answers that were given today. */
async function expectSameNumbers(phone: Page, laptop: Page, robot: Robot): Promise<void> {
  await expectSameDashboard(phone, laptop);
  await expectLeft(phone, attempts(robot.today));
  for (const key of allFamilies) {
    const { stats } = await progressOf(phone.request, key);
    expect(stats, key).toMatchObject({
      todayAttempts: robot.today[key]?.attempts,
      todayCorrect: robot.today[key]?.correct,
      totalAttempts: robot.total[key]?.attempts,
      totalCorrect: robot.total[key]?.correct,
    });
  }
}

/** The dashboard says how many of the day's planned answers are left. */
async function expectLeft(page: Page, answered: number): Promise<void> {
  const main = page.getByRole("main");
  const planned = main.getByRole("heading", { name: /^\d+ formes? pour aujourd’hui\.$/ });
  const count = Number.parseInt((await planned.textContent()) ?? "", 10);
  expect(count).toBeGreaterThan(answered);
  const left = `Encore ${count - answered}`;
  await expect(main.getByRole("link", { name: left, exact: true })).toBeVisible();
}

const attempts = (tally: Tally) =>
  Object.values(tally).reduce((sum, family) => sum + family.attempts, 0);

async function expectSameDashboard(phone: Page, laptop: Page): Promise<void> {
  // An answer may still be on its way when a device opens the page.
  await expect(async () => {
    await Promise.all([openPage(phone, "/app"), openPage(laptop, "/app")]);
    await expectSameText(phone, laptop, "the dashboard");
  }).toPass();
}

async function expectSameText(phone: Page, laptop: Page, name: string): Promise<void> {
  await expect(async () => {
    const [onPhone, onLaptop] = await Promise.all(
      [phone, laptop].map((page) => page.getByRole("main").evaluate(textWithoutCharts)),
    );
    expect(onPhone, name).toBe(onLaptop);
  }).toPass({ timeout: SAME_MS });
}

/** Charts label fewer weeks on narrow screens; a table beside them has the same figures. Runs in the browser. */
function textWithoutCharts(main: HTMLElement): string | null {
  const copy = main.cloneNode(true) as HTMLElement;
  for (const chart of copy.querySelectorAll("svg")) chart.remove();
  return copy.textContent;
}

/** The stored progress is what the log gives. */
async function expectLogAgrees(page: Page, dataDir: string, robot: Robot): Promise<void> {
  const exported = await (await page.request.get("/api/export/everything.json")).json();
  const counted = exported.events.filter(
    ({ kind, status }: { kind: string; status: string }) =>
      kind === "answer" && status !== "retracted",
  );
  expect(counted).toHaveLength(attempts(robot.total));
  await runOperation(dataDir, { name: "rebuild-progress", check: true });
}

async function nextDay(
  server: RestartableServer,
  contexts: readonly BrowserContext[],
  now: number,
): Promise<void> {
  server.nextDay();
  for (const context of contexts) await context.clock.setSystemTime(now);
}

const emptyTally = (): Tally =>
  Object.fromEntries(allFamilies.map((key) => [key, { attempts: 0, correct: 0 }]));

/** A learner who makes a mistake now and then, gives up, and takes back a slip. */
class Robot {
  #asked = 0;
  today = emptyTally();
  readonly total = emptyTally();

  beginDay(): void {
    this.today = emptyTally();
  }

  /** Gives some answers that count, and answers repetitions. Ends early when no more is offered. */
  async answer(page: Page, count: number): Promise<void> {
    const screen = await exerciseScreen(page, "review");
    for (let counted = 0; counted < count; ) {
      if (await page.getByText("Reprise, non comptée", { exact: true }).isVisible()) {
        await screen.answerRight();
      } else {
        await this.#answerOne(page, screen);
        if (++counted === count) return;
      }
      await screen.goToNext();
      const end = roundEnd(page);
      if (!(await end.isVisible())) continue;
      const again = nextRound(page);
      if (!(await again.isVisible())) return;
      await again.click();
    }
  }

  async #answerOne(page: Page, screen: ExerciseScreen): Promise<void> {
    const { family, answer } = await screen.currentExercise();
    const isCorrect = await this.#answerOnce(page, screen, answer);
    for (const tally of [this.today, this.total]) {
      const counts = tally[family];
      if (counts === undefined) throw new Error(`${family} is unknown.`);
      counts.attempts++;
      if (isCorrect) counts.correct++;
    }
  }

  /** Returns whether the answer counts as right. */
  async #answerOnce(page: Page, screen: ExerciseScreen, answer: string): Promise<boolean> {
    switch (this.#asked++ % 7) {
      case 2:
        await screen.answer(WRONG_ANSWER);
        return false;
      case 4:
        await screen.answer(withoutMarks(answer));
        return true;
      case 5:
        // The screen ignores a press right after the sentence is shown.
        await expect(async () => {
          await screen.giveUpButton.click({ timeout: 1_000 });
          await expect(screen.continueButton).toBeVisible({ timeout: 500 });
        }).toPass();
        return false;
      case 6:
        await screen.answer(WRONG_ANSWER);
        await page.keyboard.press("Control+z");
        await expect(screen.continueButton).toBeHidden();
        break;
    }
    await screen.answer(answer);
    return true;
  }
}
