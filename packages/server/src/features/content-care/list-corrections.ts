import type { ExerciseKey } from "@verbena/core/vocabulary";
import { asc } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { exerciseCorrections } from "../../db/schema.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";
import { type ExplanationForReview, findExplanationsForReview } from "./explanation-for-review.ts";

/** What administrators have laid over an exercise, or over an explanation. */
export type CorrectionRecord = {
  /** That of the exercise or of the explanation. */
  exerciseId: string;
  exerciseKey: ExerciseKey;
  /** With the correction and its state; both are null when no file has it any more. */
  exercise: ExerciseForReview | null;
  explanation: ExplanationForReview | null;
};

/** All corrections and hidden exercises, by family and id; hardly more than exercises. */
export async function listCorrections(db: Tables): Promise<CorrectionRecord[]> {
  const { exerciseKey, exerciseId } = exerciseCorrections;
  const rows = await db
    .select({ exerciseId, exerciseKey })
    .from(exerciseCorrections)
    .orderBy(asc(exerciseKey), asc(exerciseId));
  const ids = rows.map((row) => row.exerciseId);
  const exercises = await findExercisesForReview(db, ids);
  const explanations = await findExplanationsForReview(db, ids);
  return rows.map((row) => ({
    ...row,
    exercise: exercises.get(row.exerciseId) ?? null,
    explanation: explanations.get(row.exerciseId) ?? null,
  }));
}
