import type { Day } from "@verbena/core/calendar";

const DAY_MS = 86_400_000;

/** Days of a week. Weeks begin on Monday. */
export const WEEK_DAYS = 7;

/** The year of the heat map: 52 whole weeks and the current one. */
export const YEAR_WEEKS = 53;

/**
 * Adds days to a day; a negative number goes back.
 *
 * @example shiftDay("2026-03-01", -1) // "2026-02-28"
 */
export function shiftDay(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);
}

/** Days since Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return shiftDay(day, -weekdayOf(day));
}

/** The Monday on which the year that ends today begins. */
export function yearStart(today: Day): Day {
  return shiftDay(mondayOf(today), -(YEAR_WEEKS - 1) * WEEK_DAYS);
}

/** Numbers of consecutive days. */
export type Streaks = {
  /** Up to today, or to yesterday while today has no answer yet. */
  current: number;
  longest: number;
};

/** @param days on which the learner practised, earliest first */
export function streaksOf(days: readonly Day[], today: Day): Streaks {
  let [streak, longest] = [0, 0];
  let previous: Day | null = null;
  for (const day of days) {
    streak = previous !== null && shiftDay(previous, 1) === day ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    previous = day;
  }
  const isAlive = previous !== null && previous >= shiftDay(today, -1);
  return { current: isAlive ? streak : 0, longest };
}
