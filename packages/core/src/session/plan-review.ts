import { dayIn, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { countReview } from "./count-review.ts";
import { MISSED_ROUND, missedCards } from "./missed-cards.ts";
import { planRound, type RoundPlan } from "./order-review.ts";

/**
 * The cards that a review asks. `due`: due cards, then new ones, but none if nothing is due. `new`: the same, also if
 * nothing is due. `missed`: cards whose last answer was wrong.
 */
export type PlannedReview = "due" | "new" | "missed";

type ReviewPlanSettings = {
  now: Instant;
  timeZone: string;
  /** Daily number of new cards. */
  newPerDay: number;
  /** Answers a day. */
  dailyAim: number;
  roundLength: number;
};

/**
 * The next round of the review over all families.
 *
 * @param cards the cards that the learner practises, each once
 */
export function planReview<T extends FamilyCard>(
  cards: readonly T[],
  progress: Readonly<Record<Family, ExerciseProgress>>,
  kind: PlannedReview,
  settings: ReviewPlanSettings,
): RoundPlan<T> {
  if (kind === "missed") {
    return { cards: missedCards(cards, progress).slice(0, MISSED_ROUND), due: 0 };
  }
  const { now, timeZone, roundLength } = settings;
  const counts = countReview(cards, progress, settings);
  if (kind === "due" && counts.due === 0) return { cards: [], due: 0 };
  return planRound(cards, progress, { now, day: dayIn(now, timeZone), roundLength, counts });
}
