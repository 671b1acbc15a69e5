import { queryOptions, useQuery } from "@tanstack/react-query";
import { allFamilies, type Family, forEveryFamily } from "@verbena/core/families";
import type { ListPlaces, ReviewCard } from "@verbena/core/session/order-review";
import { highestLevel, isPractised } from "@verbena/core/session/practice-choice";
import { useMemo } from "react";
import { takeFromStart } from "#lib/start.ts";
import { useUser } from "#session/use-session.ts";
import { useExercises } from "./use-exercises.ts";

export type FamilyCards = {
  /** The cards that review may ask, each once. Null until they are loaded. Empty unless the family is chosen. */
  cards: readonly ReviewCard[] | null;
  isFailed: boolean;
  retry: () => void;
};

/** The cards of every family. Loads the sentences of a chosen family only if its cards did not come with the page. */
export function useFamilyCards(): Record<Family, FamilyCards> {
  // The hooks run in the same order each time, because the list of families never changes.
  return forEveryFamily(useCardsOf);
}

/** The cards of all families. Null until each family is loaded or has failed to load. */
export function allCards(families: Record<Family, FamilyCards>): readonly ReviewCard[] | null {
  const lists = allFamilies.map((key) => families[key]);
  const isLoaded = lists.every(({ cards, isFailed }) => cards !== null || isFailed);
  return isLoaded ? lists.flatMap(({ cards }) => cards ?? []) : null;
}

function useCardsOf(family: Family): FamilyCards {
  const { families, persons, region } = useUser();
  const isChosen = families.includes(family);
  const { data: outline, isPending } = useQuery(outlineQuery);
  const inOutline = outline?.[family];
  const mustLoad = isChosen && !isPending && inOutline === undefined;
  const exercises = useExercises(family, { enabled: mustLoad });
  const all: readonly LoadedCard[] | undefined = isChosen ? (inOutline ?? exercises.data) : noCards;
  const level = highestLevel(families);
  const cards = useMemo(
    () =>
      all
        ?.filter((card) => isFirstSentence(card) && isPractised(card, { persons, region }))
        .map(({ item, context, place, places }) => ({
          family,
          item,
          context,
          place: place ?? places?.[level],
        })) ?? null,
    [all, family, level, persons, region],
  );
  return {
    cards,
    isFailed: mustLoad && exercises.isError,
    retry: () => void exercises.refetch(),
  };
}

/** A card of an outline, or a sentence. */
type LoadedCard = ReviewCard & { number?: number; places?: ListPlaces };

const noCards: readonly LoadedCard[] = [];

/**
 * Whether an entry is the first of its card. The sentences of a card have numbers from 1; an outline has each card
 * once, without a number.
 */
const isFirstSentence = ({ number = 1 }: LoadedCard) => number === 1;

/** The cards of the families that were chosen when the page was opened. Null if the page came without this list. */
const outlineQuery = queryOptions({
  queryKey: ["outline"],
  queryFn: async (): Promise<Partial<Record<Family, LoadedCard[]>> | null> => {
    const outline = await takeFromStart("outline").catch(() => undefined);
    if (outline === undefined) return null;
    const families = allFamilies.flatMap((family) => {
      const cards = outline[family]?.map(([item, context, place]) => ({
        family,
        item,
        context,
        place,
      }));
      return cards === undefined ? [] : [[family, cards] as const];
    });
    return Object.fromEntries(families);
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
