import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { type ExerciseScreen, exerciseScreen } from "../support/exercise-screen.ts";
import { partsLoaded } from "../support/pages.ts";
import {
  answerByApi,
  exercisesOf,
  progressOf,
  todayButton,
  totalButton,
} from "../support/practice.ts";
import {
  answerRound,
  changeSettings,
  endOf,
  makeDue,
  openReview,
  tenses,
} from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn, noise }) => noise.expect(/ERR_INTERNET_DISCONNECTED/));

test("a round of both tenses ends with its result, and goes on with the rest", async ({ page }) => {
  await changeSettings(page, { roundLength: 10 });
  await makeDue(page.request, 6);
  const screen = await openReview(page);
  const asked = await answerRound(page, screen, 10);
  expect(new Set(asked.map(({ sentence }) => sentence)).size).toBe(10);
  const items = asked.map(({ item }) => item);
  expect(items.filter((item, index) => item === items[index - 1])).toEqual([]);
  await expect(endOf(page).getByRole("heading", { name: "10 sur 10" })).toBeVisible();
  await expect(endOf(page).getByText("Encore 2 formes à réviser.")).toBeVisible();

  await page.getByRole("button", { name: "Encore une série" }).click();
  await answerRound(page, screen, 2);
  await expect(endOf(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Encore une série" })).toHaveCount(0);
  await page.getByRole("link", { name: "Assez pour l’instant" }).click();
  await expect(page).toHaveURL("/app");
});

/** How the lanterns of the string move. */
const lanternMotion = (page: Page) =>
  endOf(page)
    .locator("[data-lantern] g")
    .evaluateAll((lights) =>
      lights.map((light) => {
        const { animationName, animationDelay } = getComputedStyle(light);
        return `${animationName} ${animationDelay}`;
      }),
    );

test("at the end of a round, lanterns light one after the other", async ({ page }) => {
  await changeSettings(page, {});
  await makeDue(page.request, 4);
  const screen = await openReview(page);
  await answerRound(page, screen, 8);
  await expect(endOf(page).locator("[data-lantern]")).toHaveCount(3);
  expect(await lanternMotion(page)).toContain("none 0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await lanternMotion(page)).toEqual(["write 0s", "write 0.06s", "write 0.12s"]);
});

test("on a low screen, the end of a round begins with its result", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await changeSettings(page, {});
  await makeDue(page.request, 1);
  const screen = await openReview(page);
  await answerRound(page, screen, 2);
  await expect(endOf(page).getByRole("heading", { name: "2 sur 2" })).toBeInViewport({ ratio: 1 });
});

for (const way of ["button", "key"] as const) {
  test(`the last answer of a review is taken back on the end page by ${way}`, async ({ page }) => {
    await changeSettings(page, {});
    await makeDue(page.request, 1);
    const screen = await openReview(page);
    await answerRound(page, screen, 2, { wrong: 1 });
    const { family } = await takeBack(page, screen, way);
    await screen.answerRight();
    await expect
      .poll(async () => (await progressOf(page.request, family)).stats)
      .toMatchObject({ totalAttempts: 2, totalFailed: 0 });
    await page.keyboard.press("Enter");
    await expect(endOf(page).getByRole("heading", { name: "2 sur 2" })).toBeVisible();
  });
}

/** Returns to the last sentence of a review from its end page. */
async function takeBack(page: Page, screen: ExerciseScreen, way: "button" | "key") {
  if (way === "key") await page.keyboard.press("Control+z");
  else {
    const name = "La dernière réponse était une faute de frappe";
    await endOf(page).getByRole("button", { name }).click();
  }
  await expect(screen.field).toBeFocused();
  return screen.current();
}

test("during a review, the bar counts the answers of all families", async ({ page }) => {
  await changeSettings(page, {});
  await makeDue(page.request, 2);
  const screen = await openReview(page);
  for (let answers = 1; answers <= 3; answers++) {
    await screen.answerRight();
    await expect(todayButton(page, answers, answers)).toBeVisible();
    await expect(totalButton(page, 4 + answers)).toBeVisible();
    await screen.next();
  }
});

test("a backlog comes in parts, and nothing is scheduled anew", async ({ page }) => {
  await changeSettings(page, { roundLength: 10, dailyAim: 3 });
  await makeDue(page.request, 5);
  const screen = await openReview(page);
  await answerRound(page, screen, 3);
  await expect(
    endOf(page).getByText(
      "La part du jour est faite. Le reste se répartit sur les 4 prochains jours.",
    ),
  ).toBeVisible();
  await expect(endOf(page).getByText("Objectif du jour atteint : 3 réponses.")).toBeVisible();
  await page.getByRole("button", { name: "Encore une série" }).click();
  await expect(screen.position(1, 7)).toBeAttached();
});

test("when nothing is due, it says what comes next and offers new forms", async ({ page }) => {
  await changeSettings(page, { newPerDay: 4 });
  const [exercise] = await exercisesOf(page.request, "presente-indicativo");
  if (exercise === undefined) throw new Error("The family has no exercises.");
  await answerByApi(page.request, "presente-indicativo", [{ exercise, given: exercise.answer }]);
  await page.goto("/app/review");
  await expect(page.getByRole("heading", { name: "Fini pour aujourd’hui." })).toBeVisible();
  await expect(page.getByText(/^Demain.: 1\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Découvrir 3 nouvelles formes" }).click();
  const screen = await exerciseScreen(page, "review");
  await expect(screen.position(1, 3)).toBeAttached();
});

test("without new forms a day, it offers the families and the setting", async ({ page }) => {
  await changeSettings(page, { newPerDay: 0 });
  await page.goto("/app/review");
  await expect(page.getByText("Les nouvelles formes sont désactivées")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Découvrir/ })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Réglages" }).click();
  await expect(page).toHaveURL("/app/profile#rhythm");
});

test("forms of persons that are not chosen are neither due nor forecast", async ({ page }) => {
  await changeSettings(page, { persons: ["yo", "tú", "él", "nosotros", "ellos"] });
  await makeDue(page.request, 4, "vosotros");
  await page.goto("/app/review");
  await expect(page.getByRole("heading", { name: "Fini pour aujourd’hui." })).toBeVisible();
  const forecast = await page.request.get("/api/statistics/forecast?timeZone=Europe/Paris");
  expect(await forecast.json()).toMatchObject({ backlog: 0, later: 0 });
});

test("what resists is asked first, and ends with a summary", async ({ page }) => {
  await changeSettings(page, {});
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  await answerByApi(
    page.request,
    "preterito-indefinido",
    exercises.slice(0, 12).map((exercise, index) => ({
      exercise,
      given: index % 6 === 0 ? "incorrecto" : exercise.answer,
    })),
  );
  await page.goto("/app/review?missed=true");
  const screen = await exerciseScreen(page, "review");
  await answerRound(page, screen, 2);
  await expect(endOf(page).getByRole("heading", { name: "2 sur 2" })).toBeVisible();
  await page.goto("/app/review?missed=true");
  await expect(page.getByRole("heading", { name: "Plus rien ne vous résiste." })).toBeVisible();
});

test("a review works offline and arrives later", async ({ page, context }) => {
  await changeSettings(page, {});
  await makeDue(page.request, 2);
  const screen = await openReview(page);
  await screen.answerRight();
  await screen.next();
  await partsLoaded(page, "round-end", "review-rest");
  await context.setOffline(true);
  for (const _ of [2, 3]) {
    await screen.answerRight();
    await screen.next();
  }
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(endOf(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const stats = await Promise.all(tenses.map((tense) => progressOf(page.request, tense)));
      return stats.map(({ stats: { totalAttempts } }) => totalAttempts);
    })
    .toEqual([4, 4]);
});

test("a second device reviews only what the first has left", async ({
  page,
  learner,
  openBrowser,
}) => {
  await changeSettings(page, {});
  await makeDue(page.request, 2);
  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto("/auth?tab=login");
  await signIn(elsewhere, learner);
  await expect(elsewhere).toHaveURL("/app");
  const screen = await openReview(page);
  await screen.answerRight();
  await expect(page.getByText("en attente")).toHaveCount(0);
  await expect
    .poll(async () => {
      const stats = await Promise.all(tenses.map((tense) => progressOf(page.request, tense)));
      return stats.reduce((sum, { stats: { totalAttempts } }) => sum + totalAttempts, 0);
    })
    .toBe(5);
  await elsewhere.goto("/app/review");
  const other = await exerciseScreen(elsewhere, "review");
  await expect(other.position(1, 3)).toBeAttached();
});
