import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { countWaiting } from "@verbena/core/session/order-session";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useNow } from "#lib/use-now.ts";
import { type PracticeExercise, useExercises } from "#progress/use-exercises.ts";
import { useProgress } from "#progress/use-progress.ts";

export type FamilyOverview = {
  /** Null until it is loaded. */
  progress: ExerciseProgress | null;
  /** Null until both sentences and progress are loaded. */
  counts: { verbs: number; sentences: number; due: number; unseen: number } | null;
  failed: boolean;
  retry: () => void;
};

/** Whether loading has ended. Until then, sums over families would be wrong. */
export function hasLoaded({ progress, counts, failed }: FamilyOverview): boolean {
  return progress !== null && (counts !== null || failed);
}

export function useFamilyOverview(): Record<ExerciseKey, FamilyOverview> {
  return {
    "presente-indicativo": useOverview("presente-indicativo"),
    "preterito-indefinido": useOverview("preterito-indefinido"),
    "desde-hace": useOverview("desde-hace"),
  };
}

function useOverview(key: ExerciseKey): FamilyOverview {
  const now = useNow();
  const { status, exercises } = useProgress();
  const { data: sentences, isError, refetch } = useExercises(key);
  const progress = status === "loading" ? null : exercises[key];
  return {
    progress,
    counts: sentences && progress ? countsOf(sentences, progress, now) : null,
    failed: isError,
    retry: () => void refetch(),
  };
}

function countsOf(
  sentences: readonly PracticeExercise[],
  { cards }: ExerciseProgress,
  now: string,
): FamilyOverview["counts"] {
  const verbs = new Set(sentences.map(({ item }) => item)).size;
  return { verbs, sentences: sentences.length, ...countWaiting(sentences, cards, now) };
}
