import { type Day, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { Counts, PractisedDay } from "@verbena/server/client";

export type Week = Counts & { monday: Day };

/** The minimum number of weeks, also for a new learner. */
const MIN_WEEKS = 8;

/** All weeks from the first with an answer until today, but at least the last eight. */
export function weeksOf(days: readonly PractisedDay[], today: Day): Week[] {
  const last = mondayOf(today);
  const earliest = shiftDay(last, -(MIN_WEEKS - 1) * WEEK_DAYS);
  const first = mondayOf(days[0]?.day ?? today);
  const weeks: Week[] = [];
  for (
    let monday = first < earliest ? first : earliest;
    monday <= last;
    monday = shiftDay(monday, WEEK_DAYS)
  ) {
    const daysOfWeek = days.filter(({ day }) => mondayOf(day) === monday);
    weeks.push({
      monday,
      attempts: daysOfWeek.reduce((sum, { attempts }) => sum + attempts, 0),
      correct: daysOfWeek.reduce((sum, { correct }) => sum + correct, 0),
    });
  }
  return weeks;
}

/** The weeks whose date is shown: the last one, and others before it at equal distances. */
export function datedWeeks(weeks: readonly Week[], labelsMax: number): Week[] {
  const step = Math.ceil(weeks.length / Math.max(labelsMax, 1));
  return weeks.filter((_, index) => (weeks.length - 1 - index) % step === 0);
}
