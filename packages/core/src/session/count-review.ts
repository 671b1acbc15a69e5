import { addDays, DAY_MS, type Day, dayIn, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import { cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { answersOn } from "../progress/statistics.ts";

/** What waits in the review of all families. */
export type ReviewCounts = {
  /** Cards that are due now. */
  due: number;
  /** Cards without an answer that are left for today. */
  unseen: number;
  /** How the due cards are spread over several days; null if today's aim covers them. */
  backlog: BacklogPlan | null;
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
 * Counts the cards of a review without ordering them.
 *
 * @param cards the cards that the learner practises, each once
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
    backlog: planBacklog({ due, answered, aim: dailyAim }),
    next: firstDay(later, timeZone),
    answered,
  };
}

function firstDay(nextReviews: readonly Instant[], timeZone: string): ReviewCounts["next"] {
  const at = nextReviews.reduce((first, one) => (first === "" || one < first ? one : first), "");
  if (at === "") return null;
  const day = dayIn(at, timeZone);
  // A day can have more than 24 hours, but never 48.
  const latest = addDays(at, 2);
  const count = nextReviews.filter((one) => one < latest && dayIn(one, timeZone) === day).length;
  return { at, day, count };
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

const TWO_DAYS_MS = 2 * DAY_MS;

/** A backlog spread over several days. */
export type BacklogPlan = {
  /** Due cards that are left for today. */
  today: number;
  /** The other due cards. */
  rest: number;
  /** The number of further days that the rest takes. */
  days: number;
};

/** On later days, this share of the aim goes to the backlog. The rest is for the reviews of the day. */
const LATER_SHARE = 2 / 3;

/**
 * Spreads the due cards over several days if there are more than twice the daily aim. The result is only for display
 * and for the length of rounds: the schedule of cards stays as it is.
 *
 * @param due cards that are due now
 * @param answered answers of today. `answered` and `due` together were due when the day began.
 * @param aim answers a day, at least 1
 * @example planBacklog({ due: 84, answered: 0, aim: 30 }) // { today: 30, rest: 54, days: 3 }
 */
export function planBacklog(cards: {
  due: number;
  answered: number;
  aim: number;
}): BacklogPlan | null {
  const { due, answered, aim } = cards;
  if (due + answered <= 2 * aim) return null;
  const today = Math.min(due, Math.max(0, aim - answered));
  const rest = due - today;
  return rest === 0 ? null : { today, rest, days: Math.ceil(rest / Math.ceil(aim * LATER_SHARE)) };
}
