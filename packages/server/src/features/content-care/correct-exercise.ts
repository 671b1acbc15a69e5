import { pick, textFields, textOf } from "../../content/exercise-text.ts";
import { findFaults } from "../../content/find-faults.ts";
import { layOver } from "../../content/overlay.ts";
import { AppError } from "../../http/app-error.ts";
import type { CaredExercise } from "./cared-exercise.ts";
import { type Caretaker, keepCorrection } from "./keep-correction.ts";
import type { ExerciseCorrection } from "./schema.ts";

/**
 * Corrects an exercise in place. What is kept are the fields that differ from the files, so that an
 * exercise corrected back has no correction any more.
 *
 * @throws AppError invalid_input with an issue for each field that is not fit for the exercise,
 * not_found for an exercise that no file has
 */
export async function correctExercise(
  caretaker: Caretaker,
  { id, ...change }: ExerciseCorrection,
): Promise<CaredExercise | null> {
  return keepCorrection(caretaker, id, ({ file, correction }) => {
    if (!file) throw new AppError("not_found");
    const shown = textOf(correction ? layOver(file, correction) : file);
    const wanted = { ...shown, ...change };
    const faults = findFaults(file, wanted);
    if (faults.length > 0) throw new AppError("invalid_input", faults);
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
