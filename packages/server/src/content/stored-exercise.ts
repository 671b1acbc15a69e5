import type { ExerciseKey } from "@verbena/core/vocabulary";
import type { conjugationExercises, fillInExercises } from "../db/schema.ts";

export type StoredConjugation = Omit<typeof conjugationExercises.$inferSelect, "position">;
export type StoredFillIn = Omit<typeof fillInExercises.$inferSelect, "position">;
export type StoredExercise = StoredConjugation | StoredFillIn;

export function isConjugation(exercise: StoredExercise): exercise is StoredConjugation {
  return "tense" in exercise;
}

/** The family that an exercise belongs to. */
export function exerciseKeyOf(exercise: StoredExercise): ExerciseKey {
  return isConjugation(exercise) ? exercise.tense : exercise.exerciseType;
}
