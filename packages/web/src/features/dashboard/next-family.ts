import { defaultExerciseKey, type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import type { FamilyOverview } from "./use-family-overview.ts";

/** The family to go on with: where most is due, else where most was practised, else the default. */
export function nextFamily(overview: Record<ExerciseKey, FamilyOverview>): ExerciseKey {
  return (
    most(({ counts }) => counts?.due ?? 0) ??
    most(({ progress }) => progress?.stats.totalAttempts ?? 0) ??
    defaultExerciseKey
  );

  function most(amountOf: (family: FamilyOverview) => number): ExerciseKey | undefined {
    const best = exerciseKeys.toSorted((a, b) => amountOf(overview[b]) - amountOf(overview[a]))[0];
    return best !== undefined && amountOf(overview[best]) > 0 ? best : undefined;
  }
}
