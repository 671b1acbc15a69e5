import { DAY_MS, type Instant } from "./calendar.ts";

/** What a clock shows in some time zone, to the minute: `2026-03-01T18:30`. */
export type LocalTime = string;

/**
 * What a clock in a time zone shows at an instant.
 *
 * @param timeZone IANA name
 * @example localTimeIn("2026-03-29T01:30:00.000Z", "Europe/Paris") // "2026-03-29T03:30"
 */
export function localTimeIn(instant: Instant, timeZone: string): LocalTime {
  // The Swedish locale writes days and times in ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(new Date(instant)).replace(" ", "T");
}

/**
 * The instant at which clocks in a time zone show a local time. Of a time that comes twice, because clocks go back, it
 * is the later one. A time that clocks skip becomes as much later as they skip.
 *
 * @param timeZone IANA name
 * @example instantOf("2026-03-29T02:30", "Europe/Paris") // "2026-03-29T01:30:00.000Z", when clocks show 3:30
 */
export function instantOf(local: LocalTime, timeZone: string): Instant {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (ms: number) =>
    Date.parse(`${localTimeIn(new Date(ms).toISOString(), timeZone)}Z`) - ms;
  // A day earlier and a day later: clocks change at most once in between.
  const offsets = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)] as const;
  const shown = offsets.filter((offset) => offsetAt(asUtc - offset) === offset);
  const offset = shown.length === 0 ? offsets[0] : Math.min(...shown);
  return new Date(asUtc - offset).toISOString();
}
