import { pick, textOf } from "../../content/exercise-text.ts";
import type { Tables } from "../../db/database.ts";
import { demandVersion } from "./correction-texts.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";
import { findExplanationsForReview } from "./explanation-for-review.ts";
import { type Caretaker, keepCorrection } from "./keep-correction.ts";
import type { Withdrawal } from "./schema.ts";

/**
 * Lets the files' text stand again. A hidden exercise stays hidden, unless no file has it.
 *
 * @throws AppError invalid_input when the text has changed meanwhile; not_found where there is nothing
 * to withdraw
 */
export async function withdrawCorrection(
  caretaker: Caretaker,
  { id, version }: Withdrawal,
): Promise<ExerciseForReview | null> {
  return keepCorrection(caretaker, id, async ({ file, correction }, tx) => {
    const text = await findText(tx, id);
    if (text) demandVersion(version, text);
    const before = file ? pick(textOf(file), ["sentence"]) : {};
    const hidden = file !== undefined && (correction?.hidden ?? false);
    return { kept: { change: {}, before, hidden }, kind: "correction-withdrawn" };
  });
}

/** What learners read now, of an exercise or of an explanation; undefined when no file has it. */
async function findText(tx: Tables, id: string): Promise<object | undefined> {
  const exercise = (await findExercisesForReview(tx, [id])).get(id);
  return (exercise ?? (await findExplanationsForReview(tx, [id])).get(id))?.text;
}
