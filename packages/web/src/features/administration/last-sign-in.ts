import type { Instant } from "@verbena/core/calendar";

export type SinceSignIn =
  | { unit: "now" }
  | { unit: "date" }
  | { unit: "minutes" | "hours" | "days"; elapsed: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In which unit somebody's last sign-in is told, and how many whole ones have passed; from the seventh day on, by its date. */
export function sinceSignIn(at: Instant, now: Instant): SinceSignIn {
  const elapsed = Date.parse(now) - Date.parse(at);
  if (elapsed < MINUTE_MS) return { unit: "now" };
  if (elapsed < HOUR_MS) return { unit: "minutes", elapsed: Math.floor(elapsed / MINUTE_MS) };
  if (elapsed < DAY_MS) return { unit: "hours", elapsed: Math.floor(elapsed / HOUR_MS) };
  if (elapsed < 7 * DAY_MS) return { unit: "days", elapsed: Math.floor(elapsed / DAY_MS) };
  return { unit: "date" };
}
