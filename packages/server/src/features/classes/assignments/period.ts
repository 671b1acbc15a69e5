import { endOfDay, type Instant } from "@verbena/core/calendar";
import { instantOf, type LocalTime } from "@verbena/core/local-time";
import { invalidInput } from "../../../errors/app-error.ts";
import type { SettingsOfClass } from "./class-settings.ts";

type Period = { from: Instant; until: Instant };

/**
 * The time of an assignment, from local times of the class.
 *
 * @param given `from` is null for now
 * @throws AppError invalid_input for a time in the past, an end that is not after the beginning, and an end after the last
 *   day of the class
 */
export function requiredPeriod(
  given: { from: LocalTime | null; until: LocalTime },
  ofClass: Pick<SettingsOfClass, "timeZone" | "lastDay">,
  now: Instant,
): Period {
  const from = given.from === null ? now : instantOf(given.from, ofClass.timeZone);
  if (from < now) throw invalidInput("from", "timePast");
  return { from, until: requiredEnd(given.until, { from, now }, ofClass) };
}

/** @throws AppError invalid_input as `requiredPeriod` */
export function requiredEnd(
  until: LocalTime,
  { from, now }: { from: Instant; now: Instant },
  { timeZone, lastDay }: Pick<SettingsOfClass, "timeZone" | "lastDay">,
): Instant {
  const end = instantOf(until, timeZone);
  if (end <= now) throw invalidInput("until", "timePast");
  if (end <= from) throw invalidInput("until", "endBeforeBeginning");
  if (end > endOfDay(lastDay, timeZone)) throw invalidInput("until", "endAfterClass");
  return end;
}
