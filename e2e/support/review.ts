import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type ExerciseScreen, exerciseScreen } from "./exercise-screen.ts";
import { answerByApi, type Exercise, exercisesOf } from "./practice.ts";

export const tenses = ["presente-indicativo", "preterito-indefinido"] as const;

/** Changes settings of practice. By default, turns new forms off. */
export async function changeSettings(page: Page, changes: object): Promise<void> {
  // Send the language, too: with the first change, a new account also stores the browser's language.
  const language = await page.evaluate(() => navigator.language);
  const response = await page.request.patch("/api/profile", {
    data: { preferredLanguage: language.slice(0, 2), newPerDay: 0, ...changes },
  });
  expect(response.status()).toBe(200);
}

/** Answers forms of both tenses some days ago. They are due now. */
export async function makeDue(
  request: APIRequestContext,
  perTense: number,
  person = "yo",
): Promise<void> {
  for (const tense of tenses) {
    const exercises = (await exercisesOf(request, tense))
      .filter(({ context }) => context === person)
      .slice(0, perTense);
    const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer, daysAgo: 3 }));
    await answerByApi(request, tense, answers);
  }
}

export async function openReview(page: Page): Promise<ExerciseScreen> {
  await page.goto("/app/review");
  return exerciseScreen(page, "review");
}

/** Answers all turns of a round correctly. On request, answers the last ones wrong. Returns the asked exercises. */
export async function answerRound(
  page: Page,
  screen: ExerciseScreen,
  length: number,
  { wrong = 0 } = {},
): Promise<Exercise[]> {
  const asked: Exercise[] = [];
  for (let index = 1; index <= length; index++) {
    const isWrong = index > length - wrong;
    asked.push(await (isWrong ? screen.answerWrong() : screen.answerRight()));
    if (index < length) await screen.next();
  }
  // Enter is ignored right after a wrong verdict.
  await screen.goOn.click();
  await expect(endOf(page)).toBeVisible();
  return asked;
}

/** The page at the end of a round. */
export const endOf = (page: Page) => page.getByRole("region", { name: "Fin de la série" });
