import { type Day, dayIn, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import { cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { answersOn } from "../progress/statistics.ts";
import { type BacklogParts, backlogParts } from "./backlog-parts.ts";
import type { FamilyCard } from "./family-card.ts";

/** What waits in the review of all families. */
export type ReviewCounts = {
  /** Cards that are due now. */
  due: number;
  /** Cards without an answer that are left for today. */
  unseen: number;
  /** Null unless there is too much for a day. */
  parts: BacklogParts | null;
  /** When the next card becomes due, and how many become due until the end of that day; null for none. */
  next: { at: Instant; day: Day; count: number } | null;
  /** Answers of today. */
  answered: number;
};

type ReviewSettings = {
  now: Instant;
  timeZone: string;
  /** Daily number of new cards. */
  newPerDay: number;
  /** Answers a day. */
  dailyAim: number;
};

/**
 * Counts what a review has, without ordering it.
 *
 * @param cards each card that the learner practises once
 */
export function countReview(
  cards: readonly FamilyCard[],
  progress: Readonly<Record<Family, ExerciseProgress>>,
  { now, timeZone, newPerDay, dailyAim }: ReviewSettings,
): ReviewCounts {
  const today = dayIn(now, timeZone);
  const seen = cards.flatMap((card) => progress[card.family].cards[cardKey(card)] ?? []);
  const later = seen.filter((card) => !isDue(card, now)).map(({ nextReview }) => nextReview);
  const due = seen.length - later.length;
  const answered = answersOn(progress, today);
  const newLeft = Math.max(0, newPerDay - countNew(progress, today, timeZone));
  return {
    due,
    unseen: Math.min(newLeft, cards.length - seen.length),
    parts: backlogParts({ due, answered, aim: dailyAim }),
    next: firstDay(later, timeZone),
    answered,
  };
}

function firstDay(nextReviews: readonly Instant[], timeZone: string): ReviewCounts["next"] {
  const at = nextReviews.reduce((first, one) => (first === "" || one < first ? one : first), "");
  if (at === "") return null;
  const day = dayIn(at, timeZone);
  return { at, day, count: nextReviews.filter((one) => dayIn(one, timeZone) === day).length };
}

/** How many cards had their first answer on a day. */
export function countNew(
  progress: Readonly<Record<Family, Pick<ExerciseProgress, "cards">>>,
  day: Day,
  timeZone: string,
): number {
  // In any time zone, a day begins and ends within two days of its midnight in UTC.
  const earliest = new Date(Date.parse(day) - TWO_DAYS_MS).toISOString();
  const cards = Object.values(progress).flatMap((family) => Object.values(family.cards));
  return cards.filter(
    ({ firstAttempt }) => firstAttempt > earliest && dayIn(firstAttempt, timeZone) === day,
  ).length;
}

const TWO_DAYS_MS = 2 * 86_400_000;
