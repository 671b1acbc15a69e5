import type { Page } from "@playwright/test";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { waitForScripts } from "../support/pages.ts";
import {
  answerByApi,
  firstSentencesOf,
  progressOf,
  todayButton,
  totalButton,
} from "../support/practice.ts";
import {
  answerRound,
  changeSettings,
  dueFamilies,
  makeDue,
  openReview,
  roundEnd,
} from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn, browserErrors }) =>
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/),
);

test("a round of two families ends with its result, and goes on with the rest", async ({
  page,
}) => {
  await changeSettings(page, { newPerDay: 0, roundLength: 10 });
  await makeDue(page.request, { perFamily: 6 });
  const screen = await openReview(page);
  const asked = await answerRound(page, screen, 10);
  expect(new Set(asked.map(({ sentence }) => sentence)).size).toBe(10);
  const items = asked.map(({ item }) => item);
  expect(items.filter((item, index) => item === items[index - 1])).toEqual([]);
  await expect(roundEnd(page).getByRole("heading", { name: "10 sur 10" })).toBeVisible();
  await expect(roundEnd(page).getByText("Encore 2 formes à réviser.")).toBeVisible();
  await expect(todayButton(page, { correct: 10, attempts: 10 })).toBeVisible();
  await expect(totalButton(page, 22)).toBeVisible();

  await test.step("lanterns light one after the other", async () => {
    await expect(roundEnd(page).locator("[data-lantern]")).toHaveCount(4);
    expect(await lanternMotion(page)).toContain("none 0s");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await lanternMotion(page)).toEqual([0, 0.06, 0.12, 0.18].map((s) => `write ${s}s`));
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await page.getByRole("button", { name: "Encore une série" }).click();
  await answerRound(page, screen, 2);
  await expect(roundEnd(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Encore une série" })).toHaveCount(0);
  await page.getByRole("link", { name: "C’est assez pour l’instant" }).click();
  await expect(page).toHaveURL("/app");
});

/** How the lanterns of the string move. */
const lanternMotion = (page: Page) =>
  roundEnd(page)
    .locator("[data-lantern] g")
    .evaluateAll((lights) =>
      lights.map((light) => {
        const { animationName, animationDelay } = getComputedStyle(light);
        return `${animationName} ${animationDelay}`;
      }),
    );

test("on a low screen, a review ends with its result in view, and its last answer is taken back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await changeSettings(page, { newPerDay: 0 });
  await makeDue(page.request, { perFamily: 1 });
  const screen = await openReview(page);
  await answerRound(page, screen, 2, { wrong: 1 });
  await expect(roundEnd(page).getByRole("heading", { name: "1 sur 2" })).toBeInViewport({
    ratio: 1,
  });
  const slip = "Recommencer la dernière réponse (faute de frappe)";
  await roundEnd(page).getByRole("button", { name: slip }).click();
  await expect(screen.field).toBeFocused();
  const { family } = await screen.answerRight();
  await expect
    .poll(async () => (await progressOf(page.request, family)).stats)
    .toMatchObject({ totalAttempts: 2, totalFailed: 0 });
  await page.keyboard.press("Enter");
  await expect(roundEnd(page).getByRole("heading", { name: "2 sur 2" })).toBeVisible();
});

test("when nothing is due, it says what comes next and offers new forms", async ({ page }) => {
  await changeSettings(page, { newPerDay: 4 });
  const [exercise] = await firstSentencesOf(page.request, "presente-indicativo");
  if (exercise === undefined) throw new Error("The family has no exercises.");
  await answerByApi(page.request, "presente-indicativo", [{ exercise, given: exercise.answer }]);
  await page.goto("/app/review");
  await expect(page.getByRole("heading", { name: "Fini pour aujourd’hui." })).toBeVisible();
  await expect(page.getByText(/^Demain.: 1 forme à réviser\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Découvrir 3 nouvelles formes" }).click();
  const screen = await exerciseScreen(page, "review");
  await expect(screen.positionText(1, 3)).toBeAttached();

  await changeSettings(page, { newPerDay: 0 });
  await page.goto("/app/review");
  await expect(page.getByText("Les nouvelles formes sont désactivées")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Découvrir/ })).toHaveCount(0);
});

test("a review works offline and arrives later", async ({ page, context }) => {
  await changeSettings(page, { newPerDay: 0 });
  await makeDue(page.request, { perFamily: 2 });
  const screen = await openReview(page);
  await screen.answerRight();
  await screen.goToNext();
  await waitForScripts(page, "round-end", "review-rest");
  await context.setOffline(true);
  for (const _ of [2, 3]) {
    await screen.answerRight();
    await screen.goToNext();
  }
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(roundEnd(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const stats = await Promise.all(
        dueFamilies.map((family) => progressOf(page.request, family)),
      );
      return stats.map(({ stats: { totalAttempts } }) => totalAttempts);
    })
    .toEqual([4, 4]);
});
