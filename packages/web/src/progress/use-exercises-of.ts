import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import type { Family } from "@verbena/core/families";
import { exercisesQuery, type PracticeExercise } from "./use-exercises.ts";

/** Loads the sentences of some families. */
export function useExercisesOf(families: readonly Family[]): ExercisesOfFamilies {
  return useQueries({ queries: families.map(exercisesQuery), combine: combineFamilies });
}

export type ExercisesOfFamilies = {
  /** Null until all are loaded. */
  sentences: readonly PracticeExercise[] | null;
  isFailed: boolean;
  retry: () => void;
};

function combineFamilies(
  queries: readonly UseQueryResult<PracticeExercise[]>[],
): ExercisesOfFamilies {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return {
    sentences: queries.some(({ data }) => data === undefined)
      ? null
      : queries.flatMap(({ data = [] }) => data),
    isFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
