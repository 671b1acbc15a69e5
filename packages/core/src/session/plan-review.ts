import { dayIn, endOfDay } from "../calendar.ts";
import type { Family } from "../families.ts";
import { cardKey, type FamilyCard, familyCardKey } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { countReview, type ReviewSettings } from "./count-review.ts";
import { MISSED_ROUND, missedCards } from "./missed-cards.ts";
import { orderReview, type ReviewCard } from "./order-review.ts";
import { planToday } from "./plan-today.ts";

/**
 * The cards that a review asks. `today`: what is left of the day's plan, due cards before new ones. `more`: the same,
 * and when nothing is left, further due and new cards. `missed`: cards whose last answer was wrong.
 */
export type PlannedReview = "today" | "more" | "missed";

type ReviewPlanSettings = ReviewSettings & {
  roundLength: number;
  /** The answers that are left for today. By default, as if today's plan were made now. */
  left?: number;
  /**
   * For a review by rule: the cards that the learner needs most, in order. Without them, or after them, it asks due cards,
   * then new ones, then the others.
   */
  byRule?: readonly FamilyCard[] | null;
};

/**
 * The cards of the next round of the review over all families, in order.
 *
 * @param cards the cards that the learner practises, each once
 */
export function planReview<T extends ReviewCard>(
  cards: readonly T[],
  progress: Readonly<Record<Family, ExerciseProgress>>,
  kind: PlannedReview,
  settings: ReviewPlanSettings,
): readonly T[] {
  if (kind === "missed") return missedCards(cards, progress).slice(0, MISSED_ROUND);
  const { now, timeZone, dailyAim: aim, roundLength } = settings;
  const day = dayIn(now, timeZone);
  const counts = countReview(cards, progress, settings);
  const left = settings.left ?? planToday(null, { ...counts, day, basis: "", aim }).left;
  if (kind === "today" && left === 0) return [];
  const length = Math.min(left || roundLength, roundLength);
  const isByRule = settings.reviewOrder !== "form";
  const { due, unseen } = orderReview(cards, progress, {
    now: endOfDay(day, timeZone),
    day,
    newLimit: isByRule ? cards.length : counts.unseen,
  });
  if (!isByRule) return [...due, ...unseen].slice(0, length);
  const isLeft = (card: T) => {
    const seen = progress[card.family].cards[cardKey(card)];
    return !seen || dayIn(seen.lastAttempt, timeZone) < day;
  };
  const chosen = among(cards, settings.byRule ?? []);
  return [...new Set([...chosen, ...due, ...unseen, ...cards])].filter(isLeft).slice(0, length);
}

/** Those of the cards that were chosen, in the order of the choice. */
function among<T extends FamilyCard>(cards: readonly T[], chosen: readonly FamilyCard[]): T[] {
  const byKey = new Map(cards.map((card) => [familyCardKey(card), card]));
  return chosen.flatMap((card) => byKey.get(familyCardKey(card)) ?? []);
}
