import { isTimeZone } from "@verbena/core/calendar";

const HOUR_MIN = 60;

/**
 * The IANA time zone of this device. If the system reports `Etc/Unknown`, a bare offset or nothing, the
 * fixed zone of the current offset, or UTC.
 */
export function deviceTimeZone(): string {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : zoneOfOffset(new Date().getTimezoneOffset());
}

/** @param minutesWest as of `getTimezoneOffset`: -120 is two hours ahead of UTC, named `Etc/GMT-2` */
function zoneOfOffset(minutesWest: number): string {
  const hours = minutesWest / HOUR_MIN;
  const zone = `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
  return hours !== 0 && isTimeZone(zone) ? zone : "UTC";
}
