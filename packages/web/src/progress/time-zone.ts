import { isTimeZone, systemTimeZone } from "@verbena/core/calendar";

const HOUR_MIN = 60;

/** The last result and its offset, cached because asking takes more than a millisecond on a slow phone. */
let known: { minutesWest: number; timeZone: string } | undefined;

/**
 * The IANA time zone of this device. If the system reports `Etc/Unknown`, a bare offset, or nothing, returns the fixed
 * zone of the current offset, or UTC.
 */
export function deviceTimeZone(): string {
  const minutesWest = new Date().getTimezoneOffset();
  if (known?.minutesWest !== minutesWest) {
    const timeZone = systemTimeZone();
    known = { minutesWest, timeZone: isTimeZone(timeZone) ? timeZone : zoneOfOffset(minutesWest) };
  }
  return known.timeZone;
}

/** @param minutesWest the result of `getTimezoneOffset`: -120 is two hours ahead of UTC and is named `Etc/GMT-2` */
function zoneOfOffset(minutesWest: number): string {
  const hours = minutesWest / HOUR_MIN;
  const zone = `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
  return hours !== 0 && isTimeZone(zone) ? zone : "UTC";
}
