/** Parts of the day in which one greets differently. */
export type DayPart = "morning" | "afternoon" | "evening";

const NOON_HOUR = 12;
const EVENING_HOUR = 18;
const NIGHT_ENDS_HOUR = 4;

/** The part of the learner's own day; the small hours still belong to the evening. */
export function dayPartOf(moment: Date): DayPart {
  const hour = moment.getHours();
  if (hour >= EVENING_HOUR || hour < NIGHT_ENDS_HOUR) return "evening";
  return hour < NOON_HOUR ? "morning" : "afternoon";
}
