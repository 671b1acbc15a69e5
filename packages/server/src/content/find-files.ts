import { inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { conjugationExercises, fillInExercises } from "../db/schema.ts";
import type { StoredExercise } from "./stored-exercise.ts";

/** Exercises by their ids, as the files have them; those that are in none are left out. */
export async function findFiles(db: Tables, ids: readonly string[]): Promise<StoredExercise[]> {
  const conjugation = await db
    .select()
    .from(conjugationExercises)
    .where(inArray(conjugationExercises.id, [...ids]));
  const fillIn = await db
    .select()
    .from(fillInExercises)
    .where(inArray(fillInExercises.id, [...ids]));
  return [...conjugation, ...fillIn];
}
