import { expect, type Locator, type Page } from "@playwright/test";
import { type Exercise, exercisesOf } from "./practice.ts";

/** Right in no sentence. */
export const WRONG_ANSWER = "incorrecto";

/** The exercise screen, for somebody who knows all the answers. */
export type ExerciseScreen = {
  field: Locator;
  validate: Locator;
  goOn: Locator;
  /** The exercise that is on the screen. */
  current(): Promise<Exercise>;
  /** Answers what is asked, by the keyboard. */
  answer(given: string): Promise<void>;
  answerRight(): Promise<Exercise>;
  answerWrong(): Promise<Exercise>;
  /** Goes on to the next exercise, by the keyboard. */
  next(): Promise<void>;
  /** The place in the session, as it is read out; of how many is an administrator's to change. */
  position(index: number, total?: number): Locator;
};

/** Opens a path under /app/exercise/ and waits for its first sentence. */
export async function openExercise(page: Page, path: string): Promise<ExerciseScreen> {
  await page.goto(`/app/exercise/${path}`);
  return exerciseScreen(page, path);
}

/** The exercise screen on which a page already is; the path names its family. */
export async function exerciseScreen(page: Page, path: string): Promise<ExerciseScreen> {
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  const validate = page.getByRole("button", { name: "Valider" });
  const goOn = page.getByRole("button", { name: "Continuer" });
  await expect(validate).toBeVisible();
  const exercises = await exercisesOf(page.request, path.split("?")[0] ?? path);

  async function current(): Promise<Exercise> {
    const shown = await field.evaluate(describedBy);
    const exercise = exercises.find(({ sentence }) => reads(shown, sentence));
    if (exercise === undefined) throw new Error(`No exercise reads “${shown}”.`);
    return exercise;
  }

  async function answer(given: string): Promise<void> {
    await field.fill(given);
    await field.press("Enter");
    await expect(goOn).toBeVisible();
  }

  return {
    field,
    validate,
    goOn,
    current,
    answer,
    async answerRight() {
      const exercise = await current();
      await answer(exercise.answer);
      return exercise;
    },
    async answerWrong() {
      const exercise = await current();
      await answer(WRONG_ANSWER);
      return exercise;
    },
    async next() {
      // An Enter right after a wrong verdict does nothing; one more on the next blank neither. A level
      // that was reached is celebrated before the next sentence.
      const celebration = page.getByRole("dialog", { name: /^Nouveau niveau/ });
      await expect(async () => {
        if (await celebration.isVisible()) await page.keyboard.press("Escape");
        else await field.press("Enter", { timeout: 1_000 });
        await expect(celebration).toBeHidden({ timeout: 1_000 });
        await expect(validate).toBeVisible({ timeout: 500 });
      }).toPass();
    },
    position: (index, total) =>
      page.getByText(new RegExp(`^Exercice ${index} sur ${total ?? "\\d+"}$`)),
  };
}

/** Whether a sentence ends what is read out; its blank is a pause. */
function reads(text: string, sentence: string): boolean {
  const parts = sentence.split(/_{5,}/).map(RegExp.escape);
  return new RegExp(`${parts.join("…")}$`, "u").test(text);
}

function describedBy(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
