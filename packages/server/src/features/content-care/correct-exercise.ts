import { pick, textFields, textOf } from "../../content/exercise-text.ts";
import { findFaults } from "../../content/find-faults.ts";
import { layOver } from "../../content/overlay.ts";
import { isConjugation } from "../../content/stored-exercise.ts";
import { AppError } from "../../errors/app-error.ts";
import { demandNone, demandVersion, strictIssuesIn } from "./correction-texts.ts";
import type { ExerciseForReview } from "./exercise-for-review.ts";
import { type Caretaker, keepCorrection } from "./keep-correction.ts";
import type { ExerciseCorrection } from "./schema.ts";

/**
 * Corrects an exercise in place. What is kept are the fields that differ from the files, so that an
 * exercise corrected back has no correction any more.
 *
 * @throws AppError invalid_input with an issue for each field that is not fit for the exercise or that
 * breaks a strict rule of style, or one for the whole when the text has changed meanwhile; not_found
 * for an exercise that no file has
 */
export async function correctExercise(
  caretaker: Caretaker,
  { id, version, ...change }: ExerciseCorrection,
): Promise<ExerciseForReview | null> {
  return keepCorrection(caretaker, id, ({ file, correction }) => {
    if (!file) throw new AppError("not_found");
    const shown = textOf(correction ? layOver(file, correction) : file);
    demandVersion(version, shown);
    const wanted = { ...shown, ...change };
    demandNone([...findFaults(file, wanted), ...strictIssuesIn(wanted, isConjugation(file))]);
    const ofFile = textOf(file);
    const fields = textFields.filter((field) => wanted[field] !== ofFile[field]);
    const hidden = correction?.hidden ?? false;
    return {
      kept: {
        change: pick(wanted, fields),
        before: pick(ofFile, ["sentence", ...fields]),
        hidden,
      },
      kind: fields.length > 0 ? "exercise-corrected" : "correction-withdrawn",
    };
  });
}
