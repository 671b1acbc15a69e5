import type { Instant } from "@verbena/core/calendar";
import { type SkillState, statusOfSkill } from "@verbena/core/knowledge/skill-state";

/** What a cell shows. `begun`: right so far, but not often enough to count as shown. */
export const cellStatuses = ["shown", "fading", "begun", "missing", "new"] as const;
export type CellStatus = (typeof cellStatuses)[number];

/** @param state undefined before the first answer */
export function cellStatusOf(state: SkillState | undefined, now: Instant): CellStatus {
  const status = statusOfSkill(state, now);
  return status === "new" && state !== undefined ? "begun" : status;
}
