import type { ExerciseKey, Person } from "@verbena/core/vocabulary";
import { inArray } from "drizzle-orm";
import { type TextField, textFields, textOf } from "../../content/exercise-text.ts";
import { findFiles } from "../../content/find-files.ts";
import { type Correction, layOver, stateOf } from "../../content/overlay.ts";
import {
  exerciseKeyOf,
  isConjugation,
  type StoredExercise,
} from "../../content/stored-exercise.ts";
import { explanationOf } from "../../content/stored-explanation.ts";
import type { Tables } from "../../db/database.ts";
import { type ExerciseText, exerciseCorrections } from "../../db/schema.ts";
import { type CorrectionForReview, correctionForReview } from "./correction-for-review.ts";
import { versionOf } from "./correction-texts.ts";
import { type ExplanationForReview, findExplanationsForReview } from "./explanation-for-review.ts";

/** An exercise as its caretakers see it. */
export type ExerciseForReview = {
  id: string;
  exerciseKey: ExerciseKey;
  /** Null for a fill-in. */
  verb: string | null;
  person: Person | null;
  /** As learners see it, or would if it were not hidden. */
  text: ExerciseText;
  /** Another one whenever the text is. */
  version: string;
  /** Which it shares with others; null where it has none. */
  explanation: ExplanationForReview | null;
  isHidden: boolean;
  /** Null where nothing was done; without changes where it was hidden only. */
  correction: CorrectionForReview<TextField> | null;
};

/** Exercises by their ids; those that no file has any more are left out. */
export async function findExercisesForReview(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, ExerciseForReview>> {
  if (ids.length === 0) return new Map();
  const files = await findFiles(db, ids);
  const rows = await db
    .select()
    .from(exerciseCorrections)
    .where(inArray(exerciseCorrections.exerciseId, [...ids]));
  const corrections = new Map(rows.map((row) => [row.exerciseId, row]));
  const explanations = await findExplanationsForReview(db, files.flatMap(explanationIdOf));
  return new Map(
    files.map((file) => {
      const [explanation = ""] = explanationIdOf(file);
      const correction = corrections.get(file.id) ?? null;
      return [file.id, exerciseForReview(file, correction, explanations.get(explanation) ?? null)];
    }),
  );
}

function explanationIdOf(file: StoredExercise): string[] {
  const explanation = isConjugation(file) ? null : explanationOf(file);
  return explanation ? [explanation.id] : [];
}

function exerciseForReview(
  file: StoredExercise,
  correction: Correction | null,
  explanation: ExplanationForReview | null,
): ExerciseForReview {
  const { verb, person } = isConjugation(file) ? file : { verb: null, person: null };
  const text = textOf(correction ? layOver(file, correction) : file);
  return {
    id: file.id,
    exerciseKey: exerciseKeyOf(file),
    verb,
    person,
    text,
    version: versionOf(text),
    explanation,
    isHidden: correction?.hidden ?? false,
    correction:
      correction && correctionForReview(correction, stateOf(file, correction), textFields),
  };
}
