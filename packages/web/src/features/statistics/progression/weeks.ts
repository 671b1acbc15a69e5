import type { Day } from "@verbena/core/calendar";
import type { Counts, PractisedDay } from "@verbena/server/client";
import { mondayOf, shiftDay, WEEK } from "../calendar-days.ts";

export type Week = Counts & { monday: Day };

/** Even a newcomer sees this many weeks. */
const LEAST_WEEKS = 8;

/** Every week from the first with an answer, or from eight weeks ago, until today's. */
export function weeksOf(days: readonly PractisedDay[], today: Day): Week[] {
  const last = mondayOf(today);
  const earliest = shiftDay(last, -(LEAST_WEEKS - 1) * WEEK);
  const first = mondayOf(days[0]?.day ?? today);
  const weeks: Week[] = [];
  for (
    let monday = first < earliest ? first : earliest;
    monday <= last;
    monday = shiftDay(monday, WEEK)
  ) {
    const ofWeek = days.filter(({ day }) => mondayOf(day) === monday);
    weeks.push({
      monday,
      attempts: ofWeek.reduce((sum, { attempts }) => sum + attempts, 0),
      correct: ofWeek.reduce((sum, { correct }) => sum + correct, 0),
    });
  }
  return weeks;
}
