import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { chooseSentences } from "@verbena/core/session/choose-sentences";
import { countWaiting } from "@verbena/core/session/order-session";
import { type ExerciseKey, forEveryFamily } from "@verbena/core/vocabulary";
import { takeFromStart } from "#lib/start.ts";
import { useNow } from "#lib/use-now.ts";
import { useExercises } from "#progress/use-exercises.ts";
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
  const { data: outline, isPending } = useQuery(outlineQuery);
  const { data, isError, refetch } = useExercises(key, { enabled: !isPending && !outline });
  const progress = status === "loading" ? null : exercises[key];
  const cards = data && progress ? chooseSentences(data, progress.cards) : outline?.[key];
  return {
    progress,
    counts: cards && progress ? countsOf(cards, progress, now) : null,
    failed: isError,
    retry: () => void refetch(),
  };
}

type Card = { item: string; context: string };

/** The item and context of every card, if they came with the first view; else null. */
const outlineQuery = queryOptions({
  queryKey: ["outline"],
  queryFn: async (): Promise<Record<ExerciseKey, Card[]> | null> => {
    const outline = await takeFromStart("outline").catch(() => undefined);
    if (outline === undefined) return null;
    return forEveryFamily((key) => outline[key].map(([item, context]) => ({ item, context })));
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

function countsOf(
  exercises: readonly Card[],
  { cards }: ExerciseProgress,
  now: string,
): FamilyOverview["counts"] {
  const verbs = new Set(exercises.map(({ item }) => item)).size;
  return { verbs, sentences: exercises.length, ...countWaiting(exercises, cards, now) };
}
