import { pick, textOf } from "../../content/exercise-text.ts";
import type { CaredExercise } from "./cared-exercise.ts";
import { type Caretaker, keepCorrection } from "./keep-correction.ts";

/** Lets the files' text stand again. A hidden exercise stays hidden, unless no file has it. */
export async function withdrawCorrection(
  caretaker: Caretaker,
  id: string,
): Promise<CaredExercise | null> {
  return keepCorrection(caretaker, id, ({ file, correction }) => {
    const before = file ? pick(textOf(file), ["sentence"]) : {};
    const hidden = file !== undefined && (correction?.hidden ?? false);
    return { kept: { change: {}, before, hidden }, kind: "correction-withdrawn" };
  });
}
