import type { Day, Instant } from "../calendar.ts";
import { levelOf } from "../levels.ts";
import type { Card, CardKey } from "./card.ts";
import { type DayStatistics, noStatistics, type Statistics } from "./statistics.ts";

/** A learner's progress in one exercise family: the projection of its events. */
export type ExerciseProgress = {
  cards: Record<CardKey, Card>;
  stats: Statistics;
  /** Verbs or exercise ids that went wrong, most recent first, at most 20. */
  failedItems: readonly string[];
  /** Index of the level that the learner confirmed last. */
  currentLevel: number;
  lastLevelUpAt: Instant | null;
  /** When the learner last deleted the family's statistics; what happened before no longer counts. */
  resetAt: Instant | null;
  /** Roll-up of each day on which the learner answered. */
  days: Record<Day, DayStatistics>;
};

export const noProgress: ExerciseProgress = {
  cards: {},
  stats: noStatistics,
  failedItems: [],
  currentLevel: 0,
  lastLevelUpAt: null,
  resetAt: null,
  days: {},
};

/** Clocks of servers may differ by so much. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Progress in which no time lies after the server's: one whose clock was ahead has stored such times.
 * Otherwise every answer would be late, and every event cancelled, until that time comes.
 *
 * @param now the server's time
 * @param at when the next event happened; takes the place of such times, so that the event counts
 */
export function withoutFuture(
  progress: ExerciseProgress,
  now: Instant,
  at: Instant,
): ExerciseProgress {
  const { stats, resetAt } = progress;
  const isAhead = (time: Instant | null) =>
    time !== null && Date.parse(time) > Date.parse(now) + CLOCK_TOLERANCE_MS;
  if (!isAhead(stats.lastAnsweredAt) && !isAhead(resetAt)) return progress;
  return {
    ...progress,
    stats: isAhead(stats.lastAnsweredAt) ? { ...stats, lastAnsweredAt: at } : stats,
    resetAt: isAhead(resetAt) ? at : resetAt,
  };
}

/** The level to show: the one that the total of correct answers gives. */
export function shownLevel(progress: ExerciseProgress): number {
  return levelOf(progress.stats.totalCorrect);
}

/** The level that was reached and not yet confirmed, or null. */
export function levelToCelebrate(progress: ExerciseProgress): number | null {
  const reached = shownLevel(progress);
  return reached > progress.currentLevel ? reached : null;
}

/** Longest list of failed items; the oldest fall off. */
export const FAILED_ITEMS_MAX = 20;

/** The list, most recent first, after a failure; an item that is already there stays in place. */
export function addFailedItem(items: readonly string[], item: string): string[] {
  if (items.includes(item)) return [...items];
  return [item, ...items].slice(0, FAILED_ITEMS_MAX);
}

/** The list without some items; items that are not in it are ignored. */
export function removeFailedItems(items: readonly string[], removed: readonly string[]): string[] {
  return items.filter((item) => !removed.includes(item));
}
