import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { TIME_ZONE } from "./browser.ts";
import { type ExerciseScreen, exerciseScreen } from "./exercise-screen.ts";
import { answerByApi, type Exercise, firstSentencesOf } from "./practice.ts";

/** The families in which {@link makeDue} makes forms due. */
export const dueFamilies = ["presente-indicativo", "preterito-indefinido"] as const;

/** Changes the practice settings of the learner who is signed in. */
export async function changeSettings(page: Page, changes: object): Promise<void> {
  // Send the language, too: with the first change, a new account also stores the browser's language.
  const language = await page.evaluate(() => navigator.language);
  const response = await page.request.patch("/api/profile", {
    data: { preferredLanguage: language.slice(0, 2), ...changes },
  });
  expect(response.status()).toBe(200);
}

/** Makes forms of *yo* due, a number of them in each of the {@link dueFamilies}: answers them three days ago. */
export async function makeDue(
  request: APIRequestContext,
  { perFamily }: { perFamily: number },
): Promise<void> {
  for (const family of dueFamilies) {
    const exercises = (await firstSentencesOf(request, family))
      .filter(({ context }) => context === "yo")
      .slice(0, perFamily);
    const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer, daysAgo: 3 }));
    await answerByApi(request, family, answers);
  }
}

/** Closes each dialog about a new level that would cover what comes next. */
export async function closeNewLevels(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Nouveau niveau/ });
  await page.addLocatorHandler(dialog, () =>
    dialog.getByRole("button", { name: "Continuer" }).click(),
  );
}

/** Confirms the levels that the answers in the {@link dueFamilies} reach: the dashboard would celebrate them. */
export async function confirmLevels(request: APIRequestContext): Promise<void> {
  const events = dueFamilies.map((family) => ({
    kind: "level-confirmed",
    id: randomUUID(),
    family,
    level: 2,
    at: new Date().toISOString(),
    timeZone: TIME_ZONE,
  }));
  const response = await request.post("/api/progress/events", { data: { events } });
  expect(response.status()).toBe(200);
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
    if (index < length) await screen.goToNext();
  }
  // Enter is ignored right after a wrong verdict.
  await screen.continueButton.click();
  await expect(roundEnd(page)).toBeVisible();
  return asked;
}

/** Whether a repetition after an error is shown. It is not counted. */
export const isRepetition = (page: Page): Promise<boolean> =>
  page.getByText("Reprise, non comptée", { exact: true }).isVisible();

/** The button on the page at the end of a round that starts the next one, also when today is done. */
export const nextRound = (page: Page) =>
  roundEnd(page).getByRole("button", { name: /^(Encore \d+|Continuer quand même)$/ });

/** The page at the end of a round. */
export const roundEnd = (page: Page) => page.getByRole("region", { name: "Fin de la série" });
