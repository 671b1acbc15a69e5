import type { Day, Instant } from "../calendar.ts";
import type { ReviewCounts } from "./count-review.ts";
import type { FamilyCard } from "./family-card.ts";
import { type CardsByFamily, orderReview } from "./order-review.ts";

/** The cards of a string, in order. */
export type StringPlan<T = FamilyCard> = {
  cards: readonly T[];
  /** How many of the first cards are due. */
  due: number;
};

type PlanSettings = {
  now: Instant;
  /** The learner's day. */
  day: Day;
  stringLength: number;
  counts: Pick<ReviewCounts, "parts" | "unseen">;
};

/**
 * The next string of the review: due cards, then new ones. If the backlog is in parts, a string ends with today's
 * part; after that, strings go on with the rest.
 */
export function planString<T extends FamilyCard>(
  cards: readonly T[],
  progress: CardsByFamily,
  { now, day, stringLength, counts }: PlanSettings,
): StringPlan<T> {
  const { due, unseen } = orderReview(cards, progress, { now, day, newLimit: counts.unseen });
  const part = due.slice(0, counts.parts?.today || due.length);
  const isAllDue = part.length === due.length;
  const planned = [...part, ...(isAllDue ? unseen : [])].slice(0, stringLength);
  return { cards: planned, due: Math.min(part.length, planned.length) };
}
