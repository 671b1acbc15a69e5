import { setImmediate as nextTurn } from "node:timers/promises";
import type { Instant } from "@verbena/core/calendar";
import { formAfter } from "@verbena/core/classes/apply-to-assignment";
import { type AssignmentCopy, completion } from "@verbena/core/classes/assignment-state";
import {
  type AssignmentProgress,
  changedForms,
  type OwnProgress,
  setForm,
  storedForm,
} from "@verbena/core/classes/form-progress";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import type { Family } from "@verbena/core/families";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { askedForms } from "../../content/asked-forms.ts";
import type { Catalogue } from "../../content/catalogue.ts";

/**
 * The part of a pupil's copy of an assignment that answers change, and what decides how. A fold changes the progress:
 * copying hundreds of forms would take longer than everything else.
 */
export type FoldedAssignment = Pick<AssignmentCopy, "versions" | "from" | "formsMax"> & {
  classId: string;
  assignmentId: string;
  progress: OwnProgress;
  /** As stored. `doneAtOf` computes it. */
  doneAt: Instant | null;
};

/** The forms of a copy that events have changed. */
export type FoldedForms = {
  copy: FoldedAssignment;
  forms: AssignmentProgress;
  /** Whether right answers were among the events, so that more may be done. */
  hasRight: boolean;
};

/** What a batch changed in a copy, as devices get it. */
export type ChangedAssignment = {
  classId: string;
  assignmentId: string;
  /** Only the forms that changed: see `changedForms`. */
  progress: AssignmentProgress;
  doneAt: Instant | null;
};

/** Applies events that count to a pupil's copies. Returns what has changed. */
export function foldIntoCopies(
  copies: readonly FoldedAssignment[],
  events: readonly ProgressEvent[],
): FoldedForms[] {
  return copies.flatMap((copy) => {
    const forms: OwnProgress = {};
    let hasRight = false;
    for (const event of events) {
      const form = event.kind === "answer" ? formAfter(copy, event, needsSkill) : null;
      if (form === null || event.kind !== "answer") continue;
      const stored = storedForm(form);
      setForm(copy.progress, event, stored);
      setForm(forms, event, stored);
      hasRight ||= event.verdict !== "wrong";
    }
    return Object.keys(forms).length > 0 ? [{ copy, forms, hasRight }] : [];
  });
}

/** Events that are folded without a pause. */
const PART = 1_000;

/**
 * Sets the progress of a pupil's copies in some families to what the log gives. Pauses for other requests.
 *
 * @param log all events of the families that count
 */
export async function refoldCopies(
  copies: readonly FoldedAssignment[],
  families: readonly Family[],
  log: readonly ProgressEvent[],
): Promise<FoldedForms[]> {
  const before = copies.map(({ progress }) => ({ ...progress }));
  for (const { progress } of copies) {
    for (const family of families) delete progress[family];
  }
  for (let from = 0; from < log.length && copies.length > 0; from += PART) {
    foldIntoCopies(copies, log.slice(from, from + PART));
    await nextTurn();
  }
  return copies.flatMap((copy, index) => {
    const forms = changedForms(before[index] ?? {}, copy.progress);
    return Object.keys(forms).length > 0 ? [{ copy, forms, hasRight: true }] : [];
  });
}

/** When an assignment was completed, by the forms that the content has; null if it is not done. */
export function doneAtOf(copy: FoldedAssignment, catalogue: Catalogue): Instant | null {
  const version = copy.versions.at(-1);
  if (version === undefined) return null;
  const forms = askedForms(catalogue, version);
  const answered = Object.values(copy.progress).reduce(
    (sum, ofFamily) => sum + Object.keys(ofFamily).length,
    0,
  );
  // Saves reading hundreds of forms after most answers.
  const isFar =
    version.goal.kind !== "answers" && answered < Math.min(copy.formsMax ?? Infinity, forms.length);
  return isFar ? null : completion(copy, forms).doneAt;
}
