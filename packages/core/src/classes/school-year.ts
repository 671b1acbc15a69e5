import { type Day, shiftDay } from "../calendar.ts";

/** A class ends at most so many months after today. */
const LAST_DAY_MAX_MONTHS = 18;

const JULY = 7;

/**
 * The last day that a new class has unless its teacher chooses another: the end of the school year. From July on,
 * classes are opened for the next one.
 *
 * @example endOfSchoolYear("2026-03-10") // "2026-08-31"
 */
export function endOfSchoolYear(today: Day): Day {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return `${month < JULY ? year : year + 1}-08-31`;
}

/**
 * The last day that is proposed for the copy of a class: of the school year after it, or of this one if that is too far
 * away.
 */
export function endOfCopiedClass(today: Day, lastDay: Day): Day {
  const ofThisYear = endOfSchoolYear(today);
  const ofNextYear = endOfSchoolYear(shiftDay(lastDay, 1));
  const isPossible = ofNextYear > ofThisYear && ofNextYear <= latestLastDay(today);
  return isPossible ? ofNextYear : ofThisYear;
}

/** The latest day on which a class can end. */
export function latestLastDay(today: Day): Day {
  const latest = new Date(today);
  latest.setUTCMonth(latest.getUTCMonth() + LAST_DAY_MAX_MONTHS);
  return latest.toISOString().slice(0, today.length);
}
