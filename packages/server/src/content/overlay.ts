import { languages } from "@verbena/core/vocabulary";
import type { exerciseCorrections } from "../db/schema.ts";
import { textOf, withText } from "./exercise-text.ts";
import { findFaults, isFitExplanation } from "./find-faults.ts";
import type { StoredExercise } from "./stored-exercise.ts";
import type { StoredExplanation } from "./stored-explanation.ts";

export type Correction = typeof exerciseCorrections.$inferSelect;

/**
 * What becomes of a correction over the files of now: it is laid over them; the files say the same
 * by now; or they have changed since in what it is about, and it waits for an administrator.
 */
export type CorrectionState = "applied" | "in-files" | "file-changed";

type Texts = { [field: string]: string | null };
type Change = { [field: string]: string | null | undefined };
type Kept = { change: Change; before: Change };

/** What becomes of the correction of an exercise. */
export function stateOf(file: StoredExercise, correction: Correction): CorrectionState {
  const text = textOf(file);
  const holds = () => findFaults(file, { ...text, ...correction.change }).length === 0;
  return stateOver(text, correction, holds);
}

/** What becomes of the correction of an explanation. */
export function stateOfExplanation(
  { text }: StoredExplanation,
  correction: Correction,
): CorrectionState {
  const holds = () => isFitExplanation({ ...text, ...correction.change });
  return stateOver(text, correction, holds);
}

/**
 * A correction is laid, like a patch, where the files still say what it replaces, and never into a
 * text that would not hold: what was corrected in an older sentence may be wrong in a newer one. Until
 * somebody has looked at it, the files' own newer text stands.
 */
function stateOver(text: Texts, { change, before }: Kept, holds: () => boolean): CorrectionState {
  const fields = Object.keys(text);
  const changes = fields.filter((field) => field in change);
  if (changes.length > 0 && changes.every((field) => text[field] === change[field])) {
    return "in-files";
  }
  const isAsBefore = fields.every(
    (field) => !(field in before) || text[field] === before[field] || text[field] === change[field],
  );
  return isAsBefore && holds() ? "applied" : "file-changed";
}

/** The exercise as learners see it, unless it is hidden. */
export function layOver<Exercise extends StoredExercise>(
  file: Exercise,
  correction: Correction,
): Exercise;
export function layOver(file: StoredExercise, correction: Correction): StoredExercise {
  if (stateOf(file, correction) !== "applied") return file;
  return withText(file, { ...textOf(file), ...correction.change });
}

/** The explanation as learners see it. */
export function layOverExplanation(
  file: StoredExplanation,
  correction: Correction,
): StoredExplanation {
  if (stateOfExplanation(file, correction) !== "applied") return file;
  const text = { ...file.text };
  for (const language of languages) text[language] = correction.change[language] ?? text[language];
  return { ...file, text };
}
