/** An instant as ISO 8601 in UTC with milliseconds: `2026-03-01T18:30:00.000Z`. Sorts as text. */
export type Instant = string;

/** A calendar day: `2026-03-01`. Sorts as text. */
export type Day = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Start of 9999-12-31, the latest instant that {@link addDays} returns. Years keep four digits. */
const LATEST_MS = Date.UTC(9999, 11, 31);

/** Clock differences up to this are ignored, because the delay of a request can cause them. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** The part of Temporal that this module uses. */
type TemporalPart = {
  Now: { timeZoneId(): string };
  Instant: { from(instant: Instant): { toString(options: { timeZone: string }): string } };
};

/**
 * Temporal, where the runtime has it. The first use of Intl takes a phone more than a tenth of a second, that of Temporal
 * a few milliseconds.
 */
const temporal = () => (globalThis as { Temporal?: TemporalPart }).Temporal;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The time zone of this device, as its system names it. That may be `Etc/Unknown`, an offset, or nothing. */
export function systemTimeZone(): string | undefined {
  return temporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Whether a value names an IANA time zone that this runtime knows. Returns false for fixed offsets (`+02:00`), because
 * a learner's zone must follow daylight saving time.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false;
  try {
    dayIn("1970-01-01T00:00:00.000Z", name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day of an instant in a time zone.
 *
 * @param instant ISO instant
 * @param timeZone IANA name
 * @throws RangeError when {@link isTimeZone} is false for `timeZone`
 * @example dayIn("2026-03-28T23:30:00.000Z", "Europe/Paris") // "2026-03-29"
 */
export function dayIn(instant: Instant, timeZone: string): Day {
  const local = temporal()?.Instant.from(instant).toString({ timeZone });
  return local?.slice(0, "2026-03-29".length) ?? dayFormatter(timeZone).format(new Date(instant));
}

/** In any time zone, a day ends between these hours, counted from its beginning in UTC. */
const EARLIEST_END_HOUR = 10;
const LATEST_END_HOUR = 36;

/**
 * The last instant of a day in a time zone. Supposes that days begin at a full minute.
 *
 * @param timeZone IANA name
 * @example endOfDay("2026-03-29", "Europe/Paris") // "2026-03-29T21:59:59.999Z"
 */
export function endOfDay(day: Day, timeZone: string): Instant {
  const instantAt = (minute: number) => new Date(Date.parse(day) + minute * MINUTE_MS - 1);
  let [last, next] = [EARLIEST_END_HOUR * 60, LATEST_END_HOUR * 60 + 1];
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (dayIn(instantAt(middle).toISOString(), timeZone) > day) next = middle;
    else last = middle;
  }
  return instantAt(last).toISOString();
}

/** Adds days of 24 hours; the result is at most 9999-12-31T00:00Z. */
export function addDays(instant: Instant, days: number): Instant {
  return new Date(Math.min(Date.parse(instant) + days * DAY_MS, LATEST_MS)).toISOString();
}

/**
 * Converts an instant of a device's clock to the server's clock.
 *
 * @param behindMs how many ms the device's clock is behind the server's; negative when it is ahead. A
 *   difference up to {@link CLOCK_TOLERANCE_MS} changes nothing.
 */
export function toServerClock(at: Instant, behindMs: number): Instant {
  if (Math.abs(behindMs) <= CLOCK_TOLERANCE_MS) return at;
  return new Date(Date.parse(at) + behindMs).toISOString();
}

/**
 * Consecutive calendar days.
 *
 * @example daysFrom("2026-02-28", 2) // ["2026-02-28", "2026-03-01"]
 */
export function daysFrom(first: Day, count: number): Day[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, "2026-02-28".length),
  );
}

/** Days of a week. Weeks begin on Monday. */
export const WEEK_DAYS = 7;

/**
 * Adds days to a day; a negative number goes back.
 *
 * @example shiftDay("2026-03-01", -1) // "2026-02-28"
 */
export function shiftDay(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);
}

/** The last week, with a day more on each side: after a journey, today can be another day than where the learner was. */
export function recentPeriod(today: Day): { from: Day; to: Day } {
  return { from: shiftDay(today, -WEEK_DAYS), to: shiftDay(today, 1) };
}

/** Days since Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return shiftDay(day, -weekdayOf(day));
}

export function earlier(a: Instant, b: Instant): Instant {
  return a < b ? a : b;
}

export function later(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}

function dayFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  // The Swedish locale writes days in ISO 8601.
  const formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  // Limits the cache. Zone names are case-insensitive, and clients can send many spellings of each.
  if (formatters.size > 1000) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}
