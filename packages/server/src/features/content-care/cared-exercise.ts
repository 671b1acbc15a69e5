import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey, Person } from "@verbena/core/vocabulary";
import { inArray } from "drizzle-orm";
import { type TextField, textFields, textOf } from "../../content/exercise-text.ts";
import { findFiles } from "../../content/find-files.ts";
import { type Correction, type CorrectionState, layOver, stateOf } from "../../content/overlay.ts";
import {
  exerciseKeyOf,
  isConjugation,
  type StoredExercise,
} from "../../content/stored-exercise.ts";
import type { Tables } from "../../db/database.ts";
import { type ExerciseText, exerciseCorrections } from "../../db/schema.ts";

/** An exercise as its caretakers see it. */
export type CaredExercise = {
  id: string;
  exerciseKey: ExerciseKey;
  /** Null for a fill-in. */
  verb: string | null;
  person: Person | null;
  /** As learners see it, or would if it were not hidden. */
  text: ExerciseText;
  /** As the files have it. */
  files: ExerciseText;
  isHidden: boolean;
  /** Null where nothing was done; without changes where it was hidden only. */
  correction: { state: CorrectionState; changes: FieldChange[]; correctedAt: Instant } | null;
};

/** A field as the files had it when it was corrected, and as it was corrected. */
export type FieldChange = { field: TextField; before: string | null; after: string | null };

export function caredExercise(file: StoredExercise, correction: Correction | null): CaredExercise {
  const { verb, person } = isConjugation(file) ? file : { verb: null, person: null };
  return {
    id: file.id,
    exerciseKey: exerciseKeyOf(file),
    verb,
    person,
    text: textOf(correction ? layOver(file, correction) : file),
    files: textOf(file),
    isHidden: correction?.hidden ?? false,
    correction: correction && {
      state: stateOf(file, correction),
      changes: changesIn(correction),
      correctedAt: correction.correctedAt.toISOString(),
    },
  };
}

function changesIn({ before, change }: Correction): FieldChange[] {
  return textFields
    .filter((field) => field in change)
    .map((field) => ({ field, before: before[field] ?? null, after: change[field] ?? null }));
}

/** Exercises by their ids; those that no file has any more are left out. */
export async function findCaredExercises(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, CaredExercise>> {
  if (ids.length === 0) return new Map();
  const files = await findFiles(db, ids);
  const rows = await db
    .select()
    .from(exerciseCorrections)
    .where(inArray(exerciseCorrections.exerciseId, [...ids]));
  const corrections = new Map(rows.map((row) => [row.exerciseId, row]));
  return new Map(
    files.map((file) => [file.id, caredExercise(file, corrections.get(file.id) ?? null)]),
  );
}
