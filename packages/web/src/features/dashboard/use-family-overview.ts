import { readItem } from "@verbena/core/conjugation/family-item";
import { type Family, forEveryFamily, isConjugationFamily } from "@verbena/core/families";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { countWaiting } from "@verbena/core/session/order-session";
import { useNow } from "#lib/use-now.ts";
import { useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress } from "#progress/use-progress.ts";

export type FamilyOverview = {
  /** Null until it is loaded. */
  progress: ExerciseProgress | null;
  /** Of the persons that the learner practises; no verbs in a fill-in family. Null until both cards and progress are loaded. */
  counts: { verbs: number; cards: number; due: number; unseen: number } | null;
  failed: boolean;
  retry: () => void;
};

export function useFamilyOverview(): Record<Family, FamilyOverview> {
  const now = useNow();
  const { status, exercises } = useProgress();
  const families = useFamilyCards();
  return forEveryFamily((key) => {
    const { cards, isFailed: failed, retry } = families[key];
    const progress = status === "loading" ? null : exercises[key];
    if (cards === null || progress === null) return { progress, counts: null, failed, retry };
    const verbs = isConjugationFamily(key)
      ? new Set(cards.map(({ item }) => readItem(key, item).verb)).size
      : 0;
    const waiting = countWaiting(cards, progress.cards, now);
    return { progress, counts: { verbs, cards: cards.length, ...waiting }, failed, retry };
  });
}
