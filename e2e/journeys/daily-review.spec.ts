import type { APIRequestContext, Page } from "@playwright/test";
import type { CefrLevel } from "@verbena/core/families";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { openPage, waitForScripts, waitForServiceWorker } from "../support/pages.ts";
import {
  type Exercise,
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
  nextRound,
  openReview,
  roundEnd,
} from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("the forms that wait are reviewed in rounds, which end with their result", async ({
  page,
}) => {
  await changeSettings(page, { newPerDay: 0, roundLength: 10, dailyAim: 12 });
  await makeDue(page.request, { perFamily: 6 });

  await test.step("a key, a link, or a button of the dashboard starts the review", async () => {
    await page.goto("/app");
    await expect(page.getByRole("heading", { name: "12 formes pour aujourd’hui." })).toBeVisible();
    const link = page.getByRole("navigation").getByRole("link", { name: "Réviser 12" });
    await expect(link).toBeVisible();
    // The page may not listen to keys yet.
    await expect(async () => {
      await page.keyboard.press("r");
      await expect(page).toHaveURL("/app/review", { timeout: 1_000 });
    }).toPass();
    await page.goBack();
    await page.getByRole("link", { name: "Commencer" }).click();
  });

  const screen = await exerciseScreen(page, "review");
  await test.step("a round of two families", async () => {
    await expect(screen.positionText(1, 10)).toBeAttached();
    const asked = await answerRound(page, screen, 10);
    expect(new Set(asked.map(({ sentence }) => sentence)).size).toBe(10);
    const items = asked.map(({ item }) => item);
    expect(items.filter((item, index) => item === items[index - 1])).toEqual([]);
    await expect(roundEnd(page).getByRole("heading", { name: "10 sur 10" })).toBeVisible();
    await expect(roundEnd(page).getByText("Sans une faute.", { exact: true })).toBeVisible();
    await expect(todayButton(page, { correct: 10, attempts: 10 })).toBeVisible();
    await expect(totalButton(page, 22)).toBeVisible();
  });

  await test.step("the house of today is lit, and the lanterns are not", async () => {
    const houses = roundEnd(page).locator("[data-house]");
    const houseOfToday = houses.filter({ has: page.locator("[data-open-door]") });
    await expect(houseOfToday.locator("[data-window]").first()).toHaveClass(/fill-marigold/);
    await expect.poll(() => lights(page)).toEqual(["0", "0", "0", "0"]);
  });

  await test.step("the rest lights the lanterns and ends the day", async () => {
    await roundEnd(page).getByRole("button", { name: "Encore 2", exact: true }).click();
    await expect(screen.positionText(1, 2)).toBeAttached();
    await answerRound(page, screen, 2);
    await expect(roundEnd(page).getByText(/Fini pour aujourd’hui\.$/)).toBeVisible();
    await expect.poll(() => lights(page)).toEqual(["1", "1", "1", "1"]);
    await expect(nextRound(page)).toHaveCount(0);
    await roundEnd(page).getByRole("link", { name: "Terminer" }).click();
    await expect(page).toHaveURL("/app");
  });
});

/** How bright the lanterns of the string are. */
const lights = (page: Page) =>
  roundEnd(page)
    .locator("[data-lantern] g")
    .evaluateAll((all) => all.map((light) => getComputedStyle(light).opacity));

test("a review works offline on a low screen, its last answer is taken back, and all arrive later", async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 844, height: 390 });
  await changeSettings(page, { newPerDay: 0 });
  await makeDue(page.request, { perFamily: 2 });
  const screen = await openReview(page);
  await screen.answerRight();
  await screen.goToNext();
  await waitForScripts(page, "round-end", "review-rest");
  await context.setOffline(true);
  await answerRound(page, screen, 3, { wrong: 1 });
  await expect(roundEnd(page).getByRole("heading", { name: "3 sur 4" })).toBeInViewport({
    ratio: 1,
  });

  const slip = "Recommencer la dernière réponse (faute de frappe)";
  await roundEnd(page).getByRole("button", { name: slip }).click();
  await expect(screen.field).toBeFocused();
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(roundEnd(page).getByRole("heading", { name: "4 sur 4" })).toBeVisible();
  await expect(roundEnd(page).getByText("Fini pour aujourd’hui.")).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const progress = await Promise.all(
        dueFamilies.map((family) => progressOf(page.request, family)),
      );
      return progress.map(({ stats }) => [stats.totalAttempts, stats.totalFailed]);
    })
    .toEqual([
      [4, 0],
      [4, 0],
    ]);
});

/** The first forms in the list of new forms of a level. */
async function firstNewForms(
  request: APIRequestContext,
  level: CefrLevel,
  count: number,
): Promise<Exercise[]> {
  const sentences = await Promise.all(
    familiesUpTo(level).map((family) => firstSentencesOf(request, family)),
  );
  const placeOf = ({ places }: Exercise) => places[level] ?? Number.POSITIVE_INFINITY;
  return sentences
    .flat()
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, count);
}

const namesOf = (exercises: readonly Exercise[]) =>
  exercises.map(({ family, item, context }) => `${family} ${item} ${context}`);

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test("new forms have the order of the learner's list", async ({ page }) => {
      const families = familiesUpTo("A2");
      await changeSettings(page, { families, newPerDay: 10, dailyAim: 10, roundLength: 10 });
      const expected = await firstNewForms(page.request, "A2", 10);
      if (serviceWorkers === "allow") {
        // On a later visit, the page has no outline. It finds the places in the sentences on the device.
        await page.goto("/app");
        await waitForServiceWorker(page);
      }
      const screen = await openReview(page);
      expect(namesOf(await answerRound(page, screen, 10))).toEqual(namesOf(expected));
    });
  });
}

test("a device that was not used for some days asks what other devices know", async ({ page }) => {
  await changeSettings(page, { newPerDay: 0, roundLength: 10 });
  await openPage(page, "/app");
  await expect(page.getByRole("heading", { name: "Écrivez votre première phrase." })).toBeVisible();
  await makeDue(page.request, { perFamily: 6 });
  // A new day, or new settings, has a plan of its own.
  await changeSettings(page, { newPerDay: 0, roundLength: 10, dailyAim: 12 });

  await test.step("in the review", async () => {
    const screen = await openReview(page);
    await expect(screen.positionText(1, 10)).toBeAttached();
  });

  await test.step("on the dashboard", async () => {
    await page.goto("/app");
    await expect(page.getByRole("heading", { name: "12 formes pour aujourd’hui." })).toBeVisible();
  });
});
