import type { Day } from "@verbena/core/calendar";
import type { Counts, PractisedDay } from "@verbena/server/client";
import { mondayOf, shiftDay, WEEK } from "../calendar-days.ts";

/** What was answered in a week. */
export type Week = Counts & { monday: Day };

/** Weeks that are shown also to somebody who has just begun. */
const LEAST_WEEKS = 8;

/** The weeks from the first with an answer to today's, those without answers too. */
export function weeksOf(days: readonly PractisedDay[], today: Day): Week[] {
  const last = mondayOf(today);
  const earliest = shiftDay(last, -(LEAST_WEEKS - 1) * WEEK);
  const first = mondayOf(days[0]?.day ?? today);
  const weeks = emptyWeeks(first < earliest ? first : earliest, last);
  for (const { day, attempts, correct } of days) {
    const week = weeks.get(mondayOf(day));
    if (week === undefined) continue;
    week.attempts += attempts;
    week.correct += correct;
  }
  return [...weeks.values()];
}

function emptyWeeks(first: Day, last: Day): Map<Day, Week> {
  const weeks = new Map<Day, Week>();
  for (let monday = first; monday <= last; monday = shiftDay(monday, WEEK)) {
    weeks.set(monday, { monday, attempts: 0, correct: 0 });
  }
  return weeks;
}
