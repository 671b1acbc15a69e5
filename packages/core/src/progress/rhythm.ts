import {
  type Day,
  dayIn,
  daysFrom,
  type Instant,
  mondayOf,
  shiftDay,
  WEEK_DAYS,
} from "../calendar.ts";
import { groupBy } from "../group-by.ts";

/** The learner's current week. */
export type Week = {
  /** Monday to Sunday. */
  days: readonly { day: Day; isPractised: boolean }[];
  today: Day;
  /** How many days have an answer. */
  done: number;
  /** How many of the remaining days can still get an answer. Today is included unless it already has one. */
  daysLeft: number;
  /** How many of the remaining days can pass without an answer. Today is included unless it already has one. */
  freeDaysLeft: number;
  /** Whether enough days have an answer. */
  isKept: boolean;
};

/** Numbers of consecutive weeks with enough days of practice. */
export type WeekStreaks = {
  /** Up to this week, or to last week while this one has too few days. */
  current: number;
  longest: number;
};

/**
 * The current week, from Monday to Sunday in the learner's time zone.
 *
 * @param days the days on which the learner answered, in any order. Days outside the current week are ignored.
 * @param timeZone IANA name
 * @param practiceDays days of practice in a week, 1 to 7
 */
export function weekOf(
  days: readonly Day[],
  now: Instant,
  timeZone: string,
  practiceDays: number,
): Week {
  const today = latestDay(days, now, timeZone);
  const week = daysFrom(mondayOf(today), WEEK_DAYS).map((day) => ({
    day,
    isPractised: days.includes(day),
  }));
  const done = week.filter(({ isPractised }) => isPractised).length;
  const daysLeft = week.filter(({ day, isPractised }) => day >= today && !isPractised).length;
  const missing = Math.max(0, practiceDays - done);
  return {
    days: week,
    today,
    done,
    daysLeft,
    freeDaysLeft: Math.max(0, daysLeft - missing),
    isKept: missing === 0,
  };
}

/** The streaks of weeks. As {@link weekOf}, but pass the whole history of days. */
export function weekStreaks(
  days: readonly Day[],
  now: Instant,
  timeZone: string,
  practiceDays: number,
): WeekStreaks {
  const byWeek = groupBy(new Set(days), mondayOf);
  const kept = [...byWeek].filter(([, practised]) => practised.length >= practiceDays);
  let [streak, longest] = [0, 0];
  let previous: Day | null = null;
  for (const monday of kept.map(([week]) => week).toSorted()) {
    streak = previous !== null && shiftDay(previous, WEEK_DAYS) === monday ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    previous = monday;
  }
  const lastWeek = shiftDay(mondayOf(latestDay(days, now, timeZone)), -WEEK_DAYS);
  const isAlive = previous !== null && previous >= lastWeek;
  return { current: isAlive ? streak : 0, longest };
}

/** Today, or tomorrow if it has answers: a learner who travels west can return to the day before. */
function latestDay(days: readonly Day[], now: Instant, timeZone: string): Day {
  const today = dayIn(now, timeZone);
  const tomorrow = shiftDay(today, 1);
  return days.includes(tomorrow) ? tomorrow : today;
}
