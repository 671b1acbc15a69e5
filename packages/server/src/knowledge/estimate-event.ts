import type { EstimateSetEvent, PlacementEvent } from "@verbena/core/progress/progress-event";
import type { ArchivedEvent } from "../db/schema.ts";

/**
 * The event of a row of the log, if a placement test or the learner estimates something. Null for all other kinds.
 *
 * @throws Error if the row lacks a payload that its kind needs
 */
export function estimateEvent(row: ArchivedEvent): PlacementEvent | EstimateSetEvent | null {
  const { id, family, timeZone, kind, payload } = row;
  const base = { id, family, at: row.answeredAt, timeZone };
  if (kind === "placement" && payload?.placement) return { kind, ...base, ...payload.placement };
  if (kind === "estimate-set" && payload?.said) return { kind, ...base, ...payload.said };
  if (kind !== "placement" && kind !== "estimate-set") return null;
  throw new Error(`Event ${id} lacks a payload of ${kind}.`);
}
