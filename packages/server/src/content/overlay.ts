import type { exerciseCorrections } from "../db/schema.ts";
import { textFields, textOf, withText } from "./exercise-text.ts";
import { findFaults } from "./find-faults.ts";
import type { StoredExercise } from "./stored-exercise.ts";

export type Correction = typeof exerciseCorrections.$inferSelect;

/**
 * What becomes of a correction over the files of now: it is laid over them; the files say the same
 * by now; or they have changed since in what it is about, and it waits for an administrator.
 */
export type CorrectionState = "laid" | "in-files" | "file-changed";

/**
 * A correction is laid, like a patch, where the files still say what it replaces, and never into a
 * text that would not hold: what was corrected in an older sentence may be wrong in a newer one. Until
 * somebody has looked at it, the files' own newer text stands.
 */
export function stateOf(file: StoredExercise, { change, before }: Correction): CorrectionState {
  const text = textOf(file);
  const changes = textFields.filter((field) => field in change);
  if (changes.length > 0 && changes.every((field) => text[field] === change[field])) {
    return "in-files";
  }
  const isAsBefore = textFields.every(
    (field) => !(field in before) || text[field] === before[field] || text[field] === change[field],
  );
  if (!isAsBefore) return "file-changed";
  return findFaults(file, { ...text, ...change }).length === 0 ? "laid" : "file-changed";
}

/** The exercise as learners see it, unless it is hidden. */
export function layOver<Exercise extends StoredExercise>(
  file: Exercise,
  correction: Correction,
): Exercise;
export function layOver(file: StoredExercise, correction: Correction): StoredExercise {
  if (stateOf(file, correction) !== "laid") return file;
  return withText(file, { ...textOf(file), ...correction.change });
}
