import type { Instant } from "@verbena/core/calendar";
import { type Knowledge, statusIn } from "@verbena/core/knowledge/knowledge";
import type { Skill } from "@verbena/core/knowledge/skill";

/**
 * What a cell shows. `begun`: right so far, but not often enough to count as shown. `guessed`: only a placement test says
 * that the learner knows it.
 */
export const cellStatuses = ["shown", "fading", "begun", "guessed", "missing", "new"] as const;
export type CellStatus = (typeof cellStatuses)[number];

export function cellStatusOf(knowledge: Knowledge, skill: Skill, now: Instant): CellStatus {
  const status = statusIn(knowledge, skill, now);
  return status === "new" && knowledge.skills[skill] !== undefined ? "begun" : status;
}
