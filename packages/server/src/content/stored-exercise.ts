import { inArray } from "drizzle-orm";
import { columnsOf } from "../db/columns-of.ts";
import type { Queryable } from "../db/database.ts";
import { conjugationExercises, fillInExercises } from "../db/schema.ts";

/** Learners get all of these. */
export const conjugationColumns = columnsOf(
  conjugationExercises,
  "id",
  "family",
  "tense",
  "item",
  "verb",
  "person",
  "number",
  "sentence",
  "correctAnswer",
  "isIrregular",
  "timeMarker",
  "subject",
  "translations",
);
/** Learners get all of these. */
export const fillInColumns = columnsOf(
  fillInExercises,
  "id",
  "family",
  "sentence",
  "context",
  "correctAnswer",
  "infinitive",
  "person",
  "tense",
  "complement",
  "verbMarker",
  "subject",
  "instruction",
  "explanationKey",
  "explanation",
  "note",
  "translations",
);

export type StoredConjugation = Pick<
  typeof conjugationExercises.$inferSelect,
  keyof typeof conjugationColumns
>;
export type StoredFillIn = Pick<typeof fillInExercises.$inferSelect, keyof typeof fillInColumns>;
export type StoredExercise = StoredConjugation | StoredFillIn;

export function isConjugation(exercise: StoredExercise): exercise is StoredConjugation {
  return "item" in exercise;
}

/** Exercises as in the files, before corrections; unknown ids are left out. */
export async function findStoredExercises(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredExercise[]> {
  if (ids.length === 0) return [];
  const wantedIds = [...ids];
  return [
    ...(await db
      .select(conjugationColumns)
      .from(conjugationExercises)
      .where(inArray(conjugationExercises.id, wantedIds))),
    ...(await db
      .select(fillInColumns)
      .from(fillInExercises)
      .where(inArray(fillInExercises.id, wantedIds))),
  ];
}
