/** An instant as ISO 8601 in UTC with milliseconds: `2026-03-01T18:30:00.000Z`. Sorts as text. */
export type Instant = string;

/** A calendar day: `2026-03-01`. Sorts as text. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The last instant that fits the format; later ones are held here. */
const LATEST_MS = Date.UTC(9999, 11, 31);

/** Clocks that differ by no more count as equal: a request may be on its way for as long. */
export const CLOCK_TOLERANCE_MS = 30_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Whether a value is the name of an IANA time zone that this runtime knows. Fixed offsets (`+02:00`)
 * are not names: a learner's zone must follow daylight saving time. Some runtimes report none at all.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false;
  try {
    dayFormatter(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day on which an instant falls for somebody in a time zone.
 *
 * @param instant ISO instant
 * @param timeZone IANA name for which {@link isTimeZone} holds; anything else throws a RangeError
 * @example dayIn("2026-03-28T23:30:00.000Z", "Europe/Paris") // "2026-03-29"
 */
export function dayIn(instant: Instant, timeZone: string): Day {
  return dayFormatter(timeZone).format(new Date(instant));
}

/** The instant a whole number of 24-hour days later, at most the end of the year 9999. */
export function addDays(instant: Instant, days: number): Instant {
  return new Date(Math.min(Date.parse(instant) + days * DAY_MS, LATEST_MS)).toISOString();
}

/**
 * An instant of a device's clock on the server's clock.
 *
 * @param behindMs how far the device's clock is behind the server's; below zero when it is ahead. Up to
 *   {@link CLOCK_TOLERANCE_MS} either way changes nothing.
 */
export function onServerClock(at: Instant, behindMs: number): Instant {
  if (Math.abs(behindMs) <= CLOCK_TOLERANCE_MS) return at;
  return new Date(Date.parse(at) + behindMs).toISOString();
}

/**
 * Days of the calendar in a row.
 *
 * @example daysFrom("2026-02-28", 2) // ["2026-02-28", "2026-03-01"]
 */
export function daysFrom(first: Day, count: number): Day[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, "2026-02-28".length),
  );
}

/** The earlier of two instants. */
export function earlier(a: Instant, b: Instant): Instant {
  return a < b ? a : b;
}

/** The later of two instants. */
export function later(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}

function dayFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The Swedish locale writes days as ISO 8601 does.
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  // Zone names ignore case, so that their spellings have no end; there are some 600 real ones.
  if (formatters.size > 1000) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}
