import type { APIRequestContext, Page } from "@playwright/test";
import { type ExerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { changeSettings, openReview, roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

const celebration = (page: Page, level: string) =>
  page.getByRole("dialog", { name: `Nouveau niveau : ${level}` });

/** Closes the celebration by Enter, which it ignores in its first half second. */
async function closeByEnter(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Gives right answers on another device. */
async function answerElsewhere(
  request: APIRequestContext,
  count: number,
  family = "preterito-indefinido",
): Promise<void> {
  const exercises = (await firstSentencesOf(request, family)).slice(0, count);
  const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer }));
  await answerByApi(request, family, answers);
}

test("the tenth right answer is celebrated, and a new Enter returns to its verdict", async ({
  page,
}) => {
  await answerElsewhere(page.request, 9);
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type((await screen.currentExercise()).answer);
  await page.keyboard.down("Enter");
  await expect(celebration(page, "Principiante")).toBeVisible();
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(celebration(page, "Principiante")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continuer" })).toBeFocused();

  await closeByEnter(page);
  await expect(screen.field).toBeFocused();
  await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
  await expect(screen.positionText(1)).toBeAttached();

  await page.keyboard.press("Enter");
  await expect(screen.positionText(2)).toBeAttached();
  await expect(screen.giveUpButton).toBeVisible();
});

test("levels reached elsewhere are celebrated once and together, on the dashboard only", async ({
  page,
}) => {
  await page.clock.install();
  await answerElsewhere(page.request, 50);
  await answerElsewhere(page.request, 10, "presente-indicativo");
  await page.goto("/app/profile");
  for (const path of ["packages/preterito-indefinido", "exercise/preterito-indefinido"]) {
    await openWithoutReload(page, `/app/${path}`);
    await expect(page).toHaveTitle(/Pretérito indefinido|Mes sélections/);
    await expect(page.getByRole("button", { name: "Niveau encore 50 → Asiduo" })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await openWithoutReload(page, "/app");
  await expect(page).toHaveTitle(/^Accueil/);
  await page.clock.runFor(2_000);
  await expect(celebration(page, "Aprendiz")).toBeVisible();
  await expect(page.getByText("Pretérito indefinido, 50 réponses justes.")).toBeVisible();
  await page.clock.runFor(2_000);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("dialog").getByRole("button", { name: "Continuer" }).dblclick();
  await expect(celebration(page, "Aprendiz")).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect
    .poll(() => progressOf(page.request))
    .toMatchObject({ currentLevel: 2, lastLevelUpAt: expect.any(String) });
  await expect
    .poll(() => progressOf(page.request, "presente-indicativo"))
    .toMatchObject({ currentLevel: 1 });
  // One for each of the two families, in spite of the second click.
  expect(sent.join().match(/level-confirmed/g)).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Opens a review of one form, whose right answer is the tenth of the family. */
async function openReviewBeforeLevel(page: Page): Promise<ExerciseScreen> {
  await changeSettings(page, { newPerDay: 0 });
  const answers = (await firstSentencesOf(page.request, "preterito-indefinido"))
    .slice(0, 9)
    // Only the first form is due.
    .map((exercise, index) => ({ exercise, given: exercise.answer, daysAgo: index === 0 ? 3 : 0 }));
  await answerByApi(page.request, "preterito-indefinido", answers);
  return openReview(page);
}

test("a level reached by the last answer of a review is on its end page", async ({ page }) => {
  const screen = await openReviewBeforeLevel(page);
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(roundEnd(page)).toBeVisible();
  await expect(roundEnd(page).getByText("Nouveau niveau : Principiante")).toBeVisible();
  await expect(roundEnd(page).getByRole("link", { name: "Terminer" })).toBeFocused();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ currentLevel: 1 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a level is lost with the answer that reached it, and reached again by a right answer", async ({
  page,
}) => {
  const screen = await openReviewBeforeLevel(page);
  const level = roundEnd(page).getByText("Nouveau niveau : Principiante");
  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(level).toBeVisible();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ currentLevel: 1 });

  await page.keyboard.press("Control+z");
  await expect(screen.field).toBeFocused();
  await expect(page.getByRole("button", { name: "Niveau encore 1 → Principiante" })).toBeVisible();
  await expect
    .poll(() => progressOf(page.request))
    .toMatchObject({ currentLevel: 0, lastLevelUpAt: null });

  await screen.answerRight();
  await page.keyboard.press("Enter");
  await expect(level).toBeVisible();
  await expect.poll(() => progressOf(page.request)).toMatchObject({ currentLevel: 1 });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("flags fly until a level is confirmed, in this tab or another", async ({
    page,
    context,
  }) => {
    await answerElsewhere(page.request, 10);
    await page.goto("/app");
    await expect(celebration(page, "Principiante")).toBeVisible();
    await expect(page.locator("canvas")).toBeAttached();
    const other = await context.newPage();
    await other.goto("/app");
    await expect(celebration(other, "Principiante")).toBeVisible();
    await closeByEnter(other);
    await expect(other.locator("canvas")).toHaveCount(0);
    await expect(celebration(page, "Principiante")).toBeHidden();
    await expect(page.locator("canvas")).toHaveCount(0);
  });
});
