import type { ExerciseKey } from "@verbena/core/vocabulary";
import { asc } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { exerciseCorrections } from "../../db/schema.ts";
import { type CaredExercise, findCaredExercises } from "./cared-exercise.ts";

/** What administrators have laid over an exercise. */
export type CorrectionRecord = {
  exerciseId: string;
  exerciseKey: ExerciseKey;
  /** With the correction and its state; null when no file has the exercise any more. */
  exercise: CaredExercise | null;
};

/** All corrections and hidden exercises, by family and exercise; never more than exercises. */
export async function listCorrections(db: Tables): Promise<CorrectionRecord[]> {
  const { exerciseKey, exerciseId } = exerciseCorrections;
  const rows = await db
    .select({ exerciseId, exerciseKey })
    .from(exerciseCorrections)
    .orderBy(asc(exerciseKey), asc(exerciseId));
  const exercises = await findCaredExercises(
    db,
    rows.map((row) => row.exerciseId),
  );
  return rows.map((row) => ({ ...row, exercise: exercises.get(row.exerciseId) ?? null }));
}
