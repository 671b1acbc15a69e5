import { pick, textOf } from "../../content/exercise-text.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ExerciseForReview } from "./exercise-for-review.ts";
import { type Caretaker, keepCorrection } from "./keep-correction.ts";

/** Has an exercise asked no more; cards and corrections stay. */
export async function hideExercise(
  caretaker: Caretaker,
  id: string,
): Promise<ExerciseForReview | null> {
  return keepCorrection(caretaker, id, ({ file, correction }) => {
    if (!file) throw new AppError("not_found");
    const before = correction?.before ?? pick(textOf(file), ["sentence"]);
    const kept = { change: correction?.change ?? {}, before, hidden: true };
    return { kept, kind: "exercise-hidden" };
  });
}

/** Has an exercise asked again. */
export async function showExercise(
  caretaker: Caretaker,
  id: string,
): Promise<ExerciseForReview | null> {
  return keepCorrection(caretaker, id, ({ correction }) => {
    const { change, before } = correction ?? { change: {}, before: {} };
    return { kept: { change, before, hidden: false }, kind: "exercise-shown" };
  });
}
