import type { PupilSummary } from "@verbena/server/client";

/** How far pupils are with an assignment. `late`: done after the end. */
export const workStates = ["not-begun", "begun", "done", "late", "excused"] as const;
type WorkState = (typeof workStates)[number];

export type StateGroups = Record<WorkState, PupilSummary[]>;

/** The pupils who have an assignment, by how far they are. */
export function groupByState(pupils: readonly PupilSummary[], assignmentId: string): StateGroups {
  const groups: StateGroups = { "not-begun": [], begun: [], done: [], late: [], excused: [] };
  for (const pupil of pupils) {
    const own = pupil.assignments.find((one) => one.assignmentId === assignmentId);
    if (own) groups[workStateOf(own)].push(pupil);
  }
  return groups;
}

/** If the content has none of the forms any more, there is nothing to do, as for somebody who is excused. */
export function workStateOf({
  kind,
  isLate,
}: Pick<PupilSummary["assignments"][number], "kind" | "isLate">): WorkState {
  if (kind === "empty") return "excused";
  return kind === "done" && isLate ? "late" : kind;
}
