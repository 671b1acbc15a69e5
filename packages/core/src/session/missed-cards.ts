import type { Family } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import { cardKey } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { spread } from "./order-session.ts";

/** Most cards in a round of missed cards. */
export const MISSED_ROUND = 10;

/** Most missed cards in a session. */
const MISSED_MAX = 50;

/** The cards of the failed lists whose last answer was wrong, latest first. */
export function missedCards<T extends FamilyCard>(
  cards: readonly T[],
  progress: Readonly<Record<Family, Pick<ExerciseProgress, "cards" | "failedItems">>>,
): T[] {
  const missed = cards.flatMap((card) => {
    const { cards: states, failedItems } = progress[card.family];
    const state = states[cardKey(card)];
    // A wrong answer sets the repetitions to 0.
    if (state?.repetitions !== 0 || !failedItems.includes(card.item)) return [];
    return [{ card, at: Date.parse(state.lastAttempt) }];
  });
  const latestFirst = missed.toSorted((a, b) => b.at - a.at).map(({ card }) => card);
  return spread([latestFirst.slice(0, MISSED_MAX)]);
}
