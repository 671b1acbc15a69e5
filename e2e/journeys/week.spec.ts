import type { Page } from "@playwright/test";
import { DAY_MS } from "@verbena/core/calendar";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { FIXED_NOON } from "../support/browser.ts";
import { type ExerciseScreen, exerciseScreen } from "../support/exercise-screen.ts";
import {
  changeSettings,
  closeNewLevels,
  isRepetition,
  nextRound,
  roundEnd,
} from "../support/review.ts";
import { expect, testWithOwnServer as test } from "../support/test.ts";

/** How many of the day's answers the learner gives, and how many more on request. A day without answers leaves a backlog. */
const week = [
  { share: 1, more: 0 },
  { share: 0.5, more: 0 },
  { share: 1, more: 2 },
  { share: 0, more: 0 },
  { share: 1, more: 0 },
  { share: 0.75, more: 0 },
  { share: 1, more: 1 },
];

test.use({ startsAt: FIXED_NOON });
test.setTimeout(600_000);

test("for a week, all numbers for today agree with each other and with those of the day before", async ({
  page,
  context,
  server,
}) => {
  await signUpByApi(page.request, newLearner());
  await closeNewLevels(page);
  const startedAt = Date.now();
  await context.clock.install({ time: FIXED_NOON });
  await page.goto("/app");
  await changeSettings(page, { dailyAim: 12, newPerDay: 7, roundLength: 10 });
  let announced: number | null = null;

  for (const [index, { share, more }] of week.entries()) {
    await test.step(`day ${index + 1}`, async () => {
      if (index > 0) {
        server.nextDay();
        await context.clock.setSystemTime(FIXED_NOON + Date.now() - startedAt + index * DAY_MS);
      }
      await page.goto("/app");
      const planned = await plannedToday(page);
      if (announced !== null) expect(planned).toBe(announced);
      announced = null;
      await expectNumbers(page, { planned, left: planned });

      const answers = Math.floor(planned * share);
      if (answers === 0) return;
      await page.getByRole("main").getByRole("link", { name: "Commencer" }).click();
      const screen = await exerciseScreen(page, "review");
      await answer(page, screen, { planned, count: answers });
      const left = planned - answers;
      if (left > 0) {
        await page.goto("/app");
        await expectNumbers(page, { planned, left });
        return;
      }
      await screen.goToNext();
      await answerRepetitions(page, screen);
      await expect(roundEnd(page)).toContainText("Fini pour aujourd’hui.");
      await page.goto("/app");
      await expectDone(page, planned);
      if (more > 0) {
        await page.getByRole("link", { name: "Continuer quand même" }).click();
        await answer(page, screen, { planned: 0, count: more });
        await page.goto("/app");
        await expectDone(page, planned);
      }
      announced = nextDayIn(await page.locator("main").textContent());
    });
  }
});

/** The number in the headline. */
async function plannedToday(page: Page): Promise<number> {
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(
    /^(\d+ formes? pour aujourd’hui|Écrivez votre première phrase)\.$/,
  );
  // By its tag: a dialog about a new level may now hide the page from roles.
  const [number] = /^\d+/.exec((await page.locator("h1").textContent()) ?? "") ?? [];
  // The first headline has no number. The bunting has.
  return number === undefined ? flags(page).count() : Number(number);
}

/** The flags of the bunting. Assertions about them first close a dialog about a new level. */
const flags = (page: Page) => page.getByRole("region", { name: "Votre rythme" }).locator("polygon");

const colouredFlags = (page: Page) =>
  page.getByRole("region", { name: "Votre rythme" }).locator("polygon:not(.fill-none)");

const badge = (page: Page) =>
  page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", {
    name: /^Réviser/,
  });

/** Headline, text, button, bunting, and menu agree. */
async function expectNumbers(
  page: Page,
  { planned, left }: { planned: number; left: number },
): Promise<void> {
  const main = page.getByRole("main");
  const button = left === planned ? "Commencer" : `Encore ${left}`;
  await expect(main.getByRole("link", { name: button, exact: true })).toBeVisible();
  expect(await plannedToday(page)).toBe(planned);
  await expect(badge(page)).toHaveText(`Réviser${left}`);
  await expect(flags(page)).toHaveCount(planned);
  await expect(colouredFlags(page)).toHaveCount(planned - left);
  const text = (await page.locator("main").textContent()) ?? "";
  const parts = [...text.matchAll(/(\d+) (?:reviennent|revient|sont nouvelles|est nouvelle)/g)];
  // A first visit has another text.
  if (parts.length > 0) expect(parts.reduce((sum, [, part]) => sum + Number(part), 0)).toBe(left);
}

/** Nothing is left, and nothing but a quiet link asks for more. */
async function expectDone(page: Page, planned: number): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Fini pour aujourd’hui." })).toBeVisible();
  await expect(main.getByRole("link", { name: "Continuer quand même" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^(Commencer|Encore)/ })).toHaveCount(0);
  await expect(badge(page)).toHaveText("Réviser");
  await expect(flags(page)).toHaveCount(planned);
  await expect(colouredFlags(page)).toHaveCount(planned);
}

/** Gives some answers, every third of them wrong. Between two rounds, the button says how many of the planned are left. */
async function answer(
  page: Page,
  screen: ExerciseScreen,
  { planned, count }: { planned: number; count: number },
): Promise<void> {
  for (let index = 1; index <= count; index++) {
    await answerRepetitions(page, screen);
    if (await roundEnd(page).isVisible()) {
      await expect(nextRound(page)).toHaveText(`Encore ${planned - index + 1}`);
      await nextRound(page).click();
    }
    await (index % 3 === 0 ? screen.answerWrong() : screen.answerRight());
    if (index < count) await screen.goToNext();
  }
  await expect(page.getByText("en attente")).toHaveCount(0);
}

/** Repetitions of what was wrong do not count. */
async function answerRepetitions(page: Page, screen: ExerciseScreen): Promise<void> {
  while (await isRepetition(page)) {
    await screen.answerRight();
    await screen.goToNext();
  }
}

/** The number that is announced for tomorrow. */
function nextDayIn(text: string | null): number {
  const [, number] = /Demain.: (\d+)\./.exec(text ?? "") ?? [];
  return Number(number);
}
