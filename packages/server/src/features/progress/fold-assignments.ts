import { setImmediate as nextTurn } from "node:timers/promises";
import type { Instant } from "@verbena/core/calendar";
import { applyToAssignment } from "@verbena/core/classes/apply-to-assignment";
import { type AssignmentCopy, completion } from "@verbena/core/classes/assignment-state";
import { changedForms } from "@verbena/core/classes/form-progress";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import type { Family } from "@verbena/core/families";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { askedForms } from "../../content/asked-forms.ts";
import type { Catalogue } from "../../content/catalogue.ts";

/** The part of a pupil's copy of an assignment that answers change, and what decides how. */
export type FoldedAssignment = Pick<
  AssignmentCopy,
  "versions" | "from" | "formsMax" | "progress"
> & {
  classId: string;
  assignmentId: string;
};

/** What a batch changed in a copy. */
export type ChangedAssignment = {
  classId: string;
  assignmentId: string;
  /** Only the forms that changed: see `changedForms`. */
  progress: AssignmentCopy["progress"];
  doneAt: Instant | null;
};

/** A pupil's copies after further events that count. */
export function applyToAssignments(
  copies: readonly FoldedAssignment[],
  events: readonly ProgressEvent[],
): FoldedAssignment[] {
  return copies.map((copy) =>
    events.reduce(
      (before, event) =>
        event.kind === "answer" ? applyToAssignment(before, event, needsSkill) : before,
      copy,
    ),
  );
}

/** Events that are folded without a pause. */
const PART = 500;

/**
 * A pupil's copies with the progress in some families as the log gives it. Pauses for other requests.
 *
 * @param log all events of the families that count
 */
export async function foldAssignments(
  copies: readonly FoldedAssignment[],
  families: readonly Family[],
  log: readonly ProgressEvent[],
): Promise<FoldedAssignment[]> {
  let folded = copies.map((copy) => ({ ...copy, progress: without(copy.progress, families) }));
  for (let from = 0; from < log.length && folded.length > 0; from += PART) {
    folded = applyToAssignments(folded, log.slice(from, from + PART));
    await nextTurn();
  }
  return folded;
}

function without(progress: AssignmentCopy["progress"], families: readonly Family[]) {
  const others = { ...progress };
  for (const family of families) delete others[family];
  return others;
}

/** When an assignment was completed, by the forms that the content has; null if it is not done. */
export function doneAtOf(copy: FoldedAssignment, catalogue: Catalogue): Instant | null {
  const version = copy.versions.at(-1);
  return version ? completion(copy, askedForms(catalogue, version)).doneAt : null;
}

/** The copies that a batch has changed. */
export function changedAssignments(
  before: readonly FoldedAssignment[],
  after: readonly FoldedAssignment[],
): { copy: FoldedAssignment; forms: AssignmentCopy["progress"] }[] {
  return after.flatMap((copy, index) => {
    const old = before[index];
    if (old === undefined || old.progress === copy.progress) return [];
    const forms = changedForms(old.progress, copy.progress);
    return Object.keys(forms).length > 0 ? [{ copy, forms }] : [];
  });
}
