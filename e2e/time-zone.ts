/**
 * Where all learners of the journeys are: in a time zone in which it is about noon, since "today"
 * must not end while they run. It is chosen once, and handed on to all processes.
 */
export const TIME_ZONE = process.env["VERBENA_TIME_ZONE"] ?? zoneAtNoon(new Date());
process.env["VERBENA_TIME_ZONE"] = TIME_ZONE;

/** `Etc/GMT-3` is three hours ahead of Greenwich: its sign is the one of POSIX. */
function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  return `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
}
