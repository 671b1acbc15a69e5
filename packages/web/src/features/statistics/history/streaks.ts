import type { Day } from "@verbena/core/calendar";
import { shiftDay } from "../calendar-days.ts";

/** Days in a row. */
export type Streaks = {
  /** Up to today, or to yesterday while today has no answer yet. */
  current: number;
  longest: number;
};

/**
 * How long the learner practised day after day.
 *
 * @param days practised days, the earliest first
 */
export function streaksOf(days: readonly Day[], today: Day): Streaks {
  let [run, longest] = [0, 0];
  let before: Day | null = null;
  for (const day of days) {
    run = before !== null && shiftDay(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isAlive = before !== null && before >= shiftDay(today, -1);
  return { current: isAlive ? run : 0, longest };
}
