import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { applyFonts, waitForTakeOver } from "./pages.ts";
import { type Exercise, sentencesOf } from "./practice.ts";

/** A wrong answer to every sentence. */
export const WRONG_ANSWER = "incorrecto";

/** Controls of the exercise screen, with the right answers. */
export type ExerciseScreen = {
  field: Locator;
  giveUpButton: Locator;
  validateButton: Locator;
  continueButton: Locator;
  /** The exercise that is shown. */
  currentExercise(): Promise<Exercise>;
  /** Types an answer and presses Enter. */
  answer(given: string): Promise<void>;
  answerRight(): Promise<Exercise>;
  answerWrong(): Promise<Exercise>;
  /** Presses the button that shows the answer. */
  giveUp(): Promise<void>;
  /** Presses Enter until the next exercise is shown. */
  goToNext(): Promise<void>;
  /** The text for screen readers that says which exercise of the session is shown. */
  positionText(index: number, total?: number): Locator;
};

/** Opens a path under /app/exercise/ and waits for the first sentence. */
export async function openExercise(page: Page, path: string): Promise<ExerciseScreen> {
  await page.goto(`/app/exercise/${path}`);
  return exerciseScreen(page, path);
}

/** Chooses an action from the menu of a verdict. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/**
 * The exercise screen that a page already shows. The path is the key of a family, `review` for the chosen families, or
 * `placement` for all families.
 */
export async function exerciseScreen(page: Page, path: string): Promise<ExerciseScreen> {
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  const validateButton = page.getByRole("button", { name: "Valider" });
  const giveUpButton = page.getByRole("button", { name: "Je ne sais pas" });
  // The page at the end of a round may offer “Continuer quand même”.
  const continueButton = page.getByRole("button", { name: "Continuer", exact: true });
  await expect(field).toBeVisible();
  await waitForTakeOver(page);
  await applyFonts(page);
  const family = path.split("?")[0] ?? path;
  const families = await familiesOf(page.request, family);
  const exercises = (
    await Promise.all(families.map((key) => sentencesOf(page.request, key)))
  ).flat();

  async function currentExercise(): Promise<Exercise> {
    let exercise: Exercise | undefined;
    // Retry, because React may replace the field while the test reads it.
    await expect(async () => {
      const shown = await field.evaluate(describedBy);
      exercise = exercises.find(({ sentence }) => matchesSentence(shown, sentence));
      expect(exercise, `the exercise of “${shown}”`).toBeDefined();
    }).toPass();
    if (exercise === undefined) throw new Error("No exercise matches.");
    return exercise;
  }

  async function answer(given: string): Promise<void> {
    await field.fill(given);
    await field.press("Enter");
    await expect(continueButton).toBeVisible();
  }

  return {
    field,
    giveUpButton,
    validateButton,
    continueButton,
    currentExercise,
    answer,
    async answerRight() {
      const exercise = await currentExercise();
      await answer(exercise.answer);
      return exercise;
    },
    async answerWrong() {
      const exercise = await currentExercise();
      await answer(WRONG_ANSWER);
      return exercise;
    },
    async giveUp() {
      // Retry, because the screen ignores the button right after a sentence has appeared.
      await expect(async () => {
        if (await giveUpButton.isVisible()) await giveUpButton.click({ timeout: 1_000 });
        await expect(continueButton).toBeVisible({ timeout: 500 });
      }).toPass();
    },
    async goToNext() {
      // The screen ignores Enter right after a wrong verdict, and a celebration may appear first.
      const celebration = page.getByRole("dialog", { name: /^Nouveau niveau/ });
      await expect(async () => {
        if (await celebration.isVisible()) await page.keyboard.press("Escape");
        // After the last one, the page at the end of the round has no field.
        else if (await continueButton.isVisible()) await field.press("Enter", { timeout: 1_000 });
        await expect(celebration).toBeHidden({ timeout: 1_000 });
        await expect(continueButton).toBeHidden({ timeout: 500 });
      }).toPass();
    },
    positionText: (index, total) =>
      page.getByText(new RegExp(`^Exercice ${index} sur ${total ?? "\\d+"}$`)),
  };
}

/** Answers right until the page at the end of a round is shown. */
export async function finishRound(page: Page, screen: ExerciseScreen): Promise<void> {
  const end = page.getByRole("region", { name: "Fin de la série" });
  await expect(async () => {
    if (!(await end.isVisible())) {
      await screen.answerRight();
      await screen.goToNext();
    }
    await expect(screen.field.or(end)).toBeVisible();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

async function familiesOf(request: APIRequestContext, name: string): Promise<readonly string[]> {
  if (name === "placement") return allFamilies;
  if (name !== "review") return [name];
  return (await (await request.get("/api/profile")).json()).families;
}

/** Whether a description ends with a sentence and perhaps its hint. An ellipsis stands for the blank. */
function matchesSentence(text: string, sentence: string): boolean {
  const parts = sentence.split(/_{5,}/).map(RegExp.escape);
  return new RegExp(`${parts.join("…")}( \\([^)]*\\))?$`, "u").test(text);
}

function describedBy(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
