import { getTableColumns, inArray } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { conjugationExercises, fillInExercises } from "../db/schema.ts";

/** Learners get all columns of an exercise but its position. */
const { position: _, ...conjugationColumns } = getTableColumns(conjugationExercises);
const { position: __, ...fillInColumns } = getTableColumns(fillInExercises);

export { conjugationColumns, fillInColumns };

export type StoredConjugation = Omit<typeof conjugationExercises.$inferSelect, "position">;
export type StoredFillIn = Omit<typeof fillInExercises.$inferSelect, "position">;
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
