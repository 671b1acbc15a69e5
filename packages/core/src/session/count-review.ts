import { DAY_MS, type Day, dayIn, endOfDay, type Instant, shiftDay } from "../calendar.ts";
import type { Family } from "../families.ts";
import { type Card, type CardKey, cardKey, type FamilyCard, isDue } from "../progress/card.ts";
import { answersOn, type Statistics } from "../progress/statistics.ts";
import type { ReviewOrder } from "./practice-choice.ts";

/** What the review of all families can ask today, and what comes next. */
export type ReviewCounts = {
  /** Cards that are due by the end of the learner's day. No card becomes due in the course of the day. */
  due: number;
  /** Cards without an answer that may still be asked today. */
  unseen: number;
  /** Answers of today. */
  answered: number;
  /** The next day on which something can be asked, and how much is for that day; null for none. */
  next: { day: Day; count: number } | null;
};

/** When each card of a family is due, and when it had its first and its last answer. */
type FamilyWithTimes = {
  cards: Readonly<Record<CardKey, Pick<Card, "nextReview" | "firstAttempt" | "lastAttempt">>>;
};

export type ReviewSettings = {
  now: Instant;
  timeZone: string;
  /** Daily number of new cards. */
  newPerDay: number;
  /** Answers a day. */
  dailyAim: number;
  reviewOrder: ReviewOrder;
};

/**
 * Counts the cards of a review without ordering them.
 *
 * @param cards the cards that the learner practises, each once
 */
export function countReview(
  cards: readonly FamilyCard[],
  progress: Readonly<Record<Family, FamilyWithTimes & { stats: Statistics }>>,
  { now, timeZone, newPerDay, dailyAim, reviewOrder }: ReviewSettings,
): ReviewCounts {
  const today = dayIn(now, timeZone);
  if (reviewOrder !== "form") return countByRule(cards, progress, { today, timeZone, dailyAim });
  const tonight = endOfDay(today, timeZone);
  const seen = cards.flatMap((card) => progress[card.family].cards[cardKey(card)] ?? []);
  const later = seen.filter((card) => !isDue(card, tonight)).map(({ nextReview }) => nextReview);
  const due = seen.length - later.length;
  const neverSeen = cards.length - seen.length;
  const newLeft = Math.max(0, newPerDay - countNew(progress, today, timeZone));
  const tomorrow = { due, unseen: Math.min(newPerDay, neverSeen), later };
  return {
    due,
    unseen: Math.min(newLeft, neverSeen),
    answered: answersOn(progress, today),
    next: nextDay(tomorrow, { today, timeZone, dailyAim }),
  };
}

/** By rule, every card can be asked once a day. */
function countByRule(
  cards: readonly FamilyCard[],
  progress: Readonly<Record<Family, FamilyWithTimes & { stats: Statistics }>>,
  { today, timeZone, dailyAim }: { today: Day } & Pick<ReviewSettings, "timeZone" | "dailyAim">,
): ReviewCounts {
  const rest = cards.filter((card) => {
    const seen = progress[card.family].cards[cardKey(card)];
    return !seen || dayIn(seen.lastAttempt, timeZone) < today;
  });
  const count = Math.min(dailyAim, cards.length);
  return {
    due: 0,
    unseen: rest.length,
    answered: answersOn(progress, today),
    next: count > 0 ? { day: shiftDay(today, 1), count } : null,
  };
}

type Waiting = {
  /** Cards that are due already. */
  due: number;
  /** New cards of a day. */
  unseen: number;
  /** When the other cards become due. */
  later: readonly Instant[];
};

/** Tomorrow, if anything can be asked then. Otherwise, the day on which the next card becomes due. */
function nextDay(
  { due, unseen, later }: Waiting,
  { today, timeZone, dailyAim }: { today: Day } & Pick<ReviewSettings, "timeZone" | "dailyAim">,
): ReviewCounts["next"] {
  const dueOn = (day: Day) => {
    const end = endOfDay(day, timeZone);
    return later.filter((one) => one <= end).length;
  };
  const tomorrow = shiftDay(today, 1);
  const count = due + unseen + dueOn(tomorrow);
  if (count > 0) return { day: tomorrow, count: Math.min(dailyAim, count) };
  const [first] = later.toSorted();
  if (first === undefined) return null;
  const day = dayIn(first, timeZone);
  return { day, count: Math.min(dailyAim, dueOn(day)) };
}

/** How many cards had their first answer on a day. */
export function countNew(
  progress: Readonly<Record<Family, FamilyWithTimes>>,
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
