import type { SentenceTexts } from "@verbena/content/text-fields";
import type { Family } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Person } from "@verbena/spanish";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { exerciseCorrections, hiddenExercises } from "../db/schema.ts";
import { corrected, isApplied, textsOf } from "./correction.ts";
import { findStoredExercises, isConjugation, type StoredExercise } from "./stored-exercise.ts";

/** An exercise as administrators see it. */
export type EditableExercise = {
  id: string;
  family: Family;
  /** Null for a fill-in. */
  verb: string | null;
  person: Person | null;
  /** As learners see them, if they see the exercise. */
  texts: SentenceTexts;
  /** Null if it has none. */
  explanation: Record<Language, string> | null;
  /** The file of its sentence in the repository. */
  file: string;
  isHidden: boolean;
  /** A correction ends when its file changes. Null without a correction. */
  correctionState: "applied" | "ended" | null;
};

/** Exercises by id; without those that the files no longer have. */
export async function findEditableExercises(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, EditableExercise>> {
  const { exerciseId } = exerciseCorrections;
  const corrections = await db
    .select()
    .from(exerciseCorrections)
    .where(inArray(exerciseId, [...ids]));
  const hidden = await db
    .select()
    .from(hiddenExercises)
    .where(inArray(hiddenExercises.exerciseId, [...ids]));
  const hiddenIds = new Set(hidden.map((row) => row.exerciseId));
  const byId = new Map(corrections.map((correction) => [correction.exerciseId, correction]));
  const stored = await findStoredExercises(db, ids);
  return new Map(
    stored.map((exercise) => {
      const { id, family } = exercise;
      const correction = byId.get(id);
      const { verb, person } = isConjugation(exercise) ? exercise : { verb: null, person: null };
      const editable: EditableExercise = {
        id,
        family,
        verb,
        person,
        texts: textsOf(corrected(exercise, correction)),
        explanation: isConjugation(exercise) ? null : exercise.explanation,
        file: fileOf(exercise),
        isHidden: hiddenIds.has(id),
        correctionState: correction
          ? isApplied(exercise, correction)
            ? "applied"
            : "ended"
          : null,
      };
      return [id, editable];
    }),
  );
}

/** The file's path in the repository. The loader requires these names. */
export function fileOf(exercise: StoredExercise): string {
  const path = isConjugation(exercise)
    ? `conjugation/${exercise.id.split("/", 2).join("/")}`
    : `fill-in/${exercise.family}/${exercise.explanationKey}`;
  return `packages/content/data/${path}.yaml`;
}
