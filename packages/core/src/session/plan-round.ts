import type { Day, Instant } from "../calendar.ts";
import type { ReviewCounts } from "./count-review.ts";
import type { FamilyCard } from "./family-card.ts";
import { type CardsByFamily, orderReview } from "./order-review.ts";

/** The cards of a string, in order. */
export type RoundPlan<T = FamilyCard> = {
  cards: readonly T[];
  /** How many of the first cards are due. */
  due: number;
};

type PlanSettings = {
  now: Instant;
  /** The learner's day. */
  day: Day;
  roundLength: number;
  counts: Pick<ReviewCounts, "parts" | "unseen">;
};

/**
 * The next round of the review: due cards, then new ones. If the backlog is in parts, a round ends with today's
 * part; after that, rounds go on with the rest.
 */
export function planRound<T extends FamilyCard>(
  cards: readonly T[],
  progress: CardsByFamily,
  { now, day, roundLength, counts }: PlanSettings,
): RoundPlan<T> {
  const { due, unseen } = orderReview(cards, progress, { now, day, newLimit: counts.unseen });
  const part = due.slice(0, counts.parts?.today || due.length);
  const isAllDue = part.length === due.length;
  const planned = [...part, ...(isAllDue ? unseen : [])].slice(0, roundLength);
  return { cards: planned, due: Math.min(part.length, planned.length) };
}
