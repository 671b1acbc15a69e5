import type { Day } from "@verbena/core/calendar";

const DAY_MS = 86_400_000;

/** Days of a week; weeks begin on Monday. */
export const WEEK = 7;

/**
 * The day so many days later, or earlier when negative.
 *
 * @example shiftDay("2026-03-01", -1) // "2026-02-28"
 */
export function shiftDay(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return shiftDay(day, -weekdayOf(day));
}

/** Days since Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + WEEK - 1) % WEEK;
}

/** Weeks of a year, with the one that has not ended. */
export const YEAR_WEEKS = 53;

/** The Monday on which the year of whole weeks begins that holds today. */
export function yearStart(today: Day): Day {
  return shiftDay(mondayOf(today), -(YEAR_WEEKS - 1) * WEEK);
}
