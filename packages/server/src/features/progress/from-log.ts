import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { progressEvents } from "../../db/schema.ts";

type LogRow = typeof progressEvents.$inferSelect;

/**
 * An accepted event of the log as it was applied when it arrived.
 *
 * @throws Error when a row lacks what its kind has
 */
export function fromLog(row: LogRow): ProgressEvent {
  const { id, exerciseKey, timeZone, kind, item, context, given, verdict, diagnosis, payload } =
    row;
  const at = new Date(row.answeredAt).toISOString();
  const base = { id, exerciseKey, at, timeZone };
  if (kind === "reset") return { kind, ...base };
  if (kind === "failed-removed" && payload?.items) return { kind, ...base, items: payload.items };
  if (kind === "level-confirmed" && payload?.level !== undefined) {
    return { kind, ...base, level: payload.level };
  }
  if (kind === "answer" && item && context && given && verdict) {
    return { kind, ...base, item, context, given, verdict, cause: diagnosis };
  }
  throw new Error(`Event ${row.seq} of learner ${row.userId} is not a whole ${kind}.`);
}
