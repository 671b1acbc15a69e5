import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FamilyCard, isPractised } from "@verbena/core/session/family-card";
import { type ExerciseKey, exerciseKeys, forEveryFamily } from "@verbena/core/vocabulary";
import { useMemo } from "react";
import { takeFromStart } from "#lib/start.ts";
import { useUser } from "#session/use-session.ts";
import { useExercises } from "./use-exercises.ts";

export type FamilyCards = {
  /** The cards that the learner practises, each once; null until they are loaded. */
  cards: readonly FamilyCard[] | null;
  isFailed: boolean;
  retry: () => void;
};

/** The cards of every family. Sentences are loaded only if the page came without a list of cards. */
export function useFamilyCards(): Record<ExerciseKey, FamilyCards> {
  // The list of families never changes, so the hooks run in the same order.
  return forEveryFamily(useCardsOf);
}

/** The cards of all families together; null until each is loaded, or has failed to load. */
export function allCards(families: Record<ExerciseKey, FamilyCards>): readonly FamilyCard[] | null {
  const lists = exerciseKeys.map((key) => families[key]);
  const isLoaded = lists.every(({ cards, isFailed }) => cards !== null || isFailed);
  return isLoaded ? lists.flatMap(({ cards }) => cards ?? []) : null;
}

function useCardsOf(exerciseKey: ExerciseKey): FamilyCards {
  const { persons } = useUser();
  const { data: outline, isPending } = useQuery(outlineQuery);
  const isWithoutOutline = !isPending && outline === null;
  const exercises = useExercises(exerciseKey, { enabled: isWithoutOutline });
  const all = outline?.[exerciseKey] ?? exercises.data;
  const cards = useMemo(
    () =>
      all === undefined
        ? null
        : all.filter((card) => isFirstSentence(card) && isPractised(card, persons)),
    [all, persons],
  );
  return { cards, isFailed: exercises.isError, retry: () => void exercises.refetch() };
}

/** Sentences of the same card have numbers from 1; an outline has each card once. */
const isFirstSentence = ({ number = 1 }: FamilyCard & { number?: number }) => number === 1;

/** Every card, if the list came with the first view; else null. */
const outlineQuery = queryOptions({
  queryKey: ["outline"],
  queryFn: async (): Promise<Record<ExerciseKey, FamilyCard[]> | null> => {
    const outline = await takeFromStart("outline").catch(() => undefined);
    if (outline === undefined) return null;
    return forEveryFamily((exerciseKey) =>
      outline[exerciseKey].map(([item, context]) => ({ exerciseKey, item, context })),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
