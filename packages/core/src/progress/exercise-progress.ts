import type { Day, Instant } from "../calendar.ts";
import { levelOf } from "../levels.ts";
import type { Card, CardKey } from "./card.ts";
import type { FamilyEstimate } from "./family-estimate.ts";
import { type DayStatistics, noStatistics, type Statistics } from "./statistics.ts";

/** A learner's progress in one family, derived from its events. */
export type ExerciseProgress = {
  cards: Record<CardKey, Card>;
  stats: Statistics;
  /** Verbs or exercise ids with a wrong answer, the last one added first, at most 20. */
  failedItems: readonly string[];
  /** The level that the learner confirmed last. */
  currentLevel: number;
  lastLevelUpAt: Instant | null;
  /** When the learner last deleted the family's statistics. Events from before do not count. */
  resetAt: Instant | null;
  /** What a placement test or the learner says of the family. */
  estimate: FamilyEstimate | null;
  /** Statistics of each day on which the learner answered. */
  days: Record<Day, DayStatistics>;
};

export const noProgress: ExerciseProgress = {
  cards: {},
  stats: noStatistics,
  failedItems: [],
  currentLevel: 0,
  lastLevelUpAt: null,
  resetAt: null,
  estimate: null,
  days: {},
};

/** Clocks of servers may differ by this much. */
const SERVER_CLOCK_TOLERANCE_MS = 60_000;

/**
 * Replaces times in the future. A server whose clock was ahead may have stored one. Until that time, every event would
 * count as late or cancelled.
 *
 * @param now the server's time
 * @param at the time of the next event. It replaces future times.
 */
export function replaceFutureTimes(
  progress: ExerciseProgress,
  now: Instant,
  at: Instant,
): ExerciseProgress {
  const { stats, resetAt } = progress;
  const isAhead = (time: Instant | null) =>
    time !== null && Date.parse(time) > Date.parse(now) + SERVER_CLOCK_TOLERANCE_MS;
  if (!isAhead(stats.lastAnsweredAt) && !isAhead(resetAt)) return progress;
  return {
    ...progress,
    stats: isAhead(stats.lastAnsweredAt) ? { ...stats, lastAnsweredAt: at } : stats,
    resetAt: isAhead(resetAt) ? at : resetAt,
  };
}

/** The level for the total of correct answers. */
export function reachedLevel(progress: ExerciseProgress): number {
  return levelOf(progress.stats.totalCorrect);
}

/** A level that the learner has reached and not yet confirmed, or null. */
export function levelToCelebrate(progress: ExerciseProgress): number | null {
  const reached = reachedLevel(progress);
  return reached > progress.currentLevel ? reached : null;
}

/** Longest list of failed items; the oldest are removed. */
export const FAILED_ITEMS_MAX = 20;

/** Adds an item to the front of the list; an item in the list keeps its place. */
export function addFailedItem(items: readonly string[], item: string): string[] {
  if (items.includes(item)) return [...items];
  return [item, ...items].slice(0, FAILED_ITEMS_MAX);
}

/** The list without some items. */
export function removeFailedItems(items: readonly string[], removed: readonly string[]): string[] {
  return items.filter((item) => !removed.includes(item));
}
