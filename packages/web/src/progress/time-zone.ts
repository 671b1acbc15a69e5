import { isTimeZone } from "@verbena/core/calendar";

const HOUR_MIN = 60;

/**
 * IANA name of the time zone of this device. Some systems report a zone that does not exist
 * (`Etc/Unknown`), a bare offset or nothing: then the fixed zone of the present offset, or UTC.
 */
export function deviceTimeZone(): string {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : zoneOfOffset(new Date().getTimezoneOffset());
}

/**
 * @param minutesWest what `getTimezoneOffset` gives: -120 in a zone two hours ahead of UTC. The names
 *   of these zones have the same sign: `Etc/GMT-2`.
 */
function zoneOfOffset(minutesWest: number): string {
  const hours = minutesWest / HOUR_MIN;
  const zone = `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
  return hours !== 0 && isTimeZone(zone) ? zone : "UTC";
}
