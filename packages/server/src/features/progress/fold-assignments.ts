import { setImmediate as nextTurn } from "node:timers/promises";
import type { Instant } from "@verbena/core/calendar";
import { formAfter } from "@verbena/core/classes/apply-to-assignment";
import { type AssignmentCopy, completion, neededFor } from "@verbena/core/classes/assignment-state";
import {
  type AssignmentProgress,
  changedForms,
  countRightAnswers,
  type OwnProgress,
  rightAnswers,
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
 * copying hundreds of forms would take longer than everything else. The progress may only have the forms that a batch
 * touches.
 */
export type FoldedAssignment = Pick<AssignmentCopy, "versions" | "from" | "formsMax"> & {
  classId: string;
  assignmentId: string;
  progress: OwnProgress;
  /** As stored. */
  rightAnswers: number;
  /** As stored. `doneAtOf` computes it. */
  doneAt: Instant | null;
};

/** The forms of a copy that events have changed. */
export type FoldedForms = {
  copy: FoldedAssignment;
  forms: AssignmentProgress;
  /** How many more right answers the forms keep than before; negative after a retraction. */
  addedRight: number;
  /** Whether `doneAt` may be another one. */
  changesDone: boolean;
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
    let addedRight = 0;
    let changesDone = false;
    for (const event of events) {
      const form = event.kind === "answer" ? formAfter(copy, event, needsSkill) : null;
      if (form === null || event.kind !== "answer") continue;
      addedRight += form.right.length - rightAnswers(copy.progress, event).length;
      // A right answer after the one that completed the assignment leaves it as it is.
      changesDone ||= event.verdict !== "wrong" && (copy.doneAt === null || event.at < copy.doneAt);
      const stored = storedForm(form);
      setForm(copy.progress, event, stored);
      setForm(forms, event, stored);
    }
    return Object.keys(forms).length > 0 ? [{ copy, forms, addedRight, changesDone }] : [];
  });
}

/** Events that are folded without a pause. */
const PART = 1_000;

/**
 * Sets the progress of a pupil's copies in some families to what the log gives. Pauses for other requests.
 *
 * @param copies with all their forms in these families
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
    const old = before[index] ?? {};
    const forms = changedForms(old, copy.progress);
    if (Object.keys(forms).length === 0) return [];
    const addedRight = countRightAnswers(copy.progress) - countRightAnswers(old);
    return [{ copy, forms, addedRight, changesDone: true }];
  });
}

/** Whether a copy keeps enough right answers to be done, by the forms that the content has. */
export function mayBeDone(
  copy: Pick<FoldedAssignment, "versions" | "formsMax" | "rightAnswers">,
  catalogue: Catalogue,
): boolean {
  const needed = neededFor(copy, lastForms(copy, catalogue));
  return needed > 0 && copy.rightAnswers >= needed;
}

/**
 * When an assignment was completed, by the forms that the content has; null if it is not done.
 *
 * @param copy with all its forms
 */
export const doneAtOf = (
  copy: Pick<FoldedAssignment, "versions" | "formsMax" | "progress">,
  catalogue: Catalogue,
): Instant | null => completion(copy, lastForms(copy, catalogue)).doneAt;

function lastForms({ versions }: Pick<FoldedAssignment, "versions">, catalogue: Catalogue) {
  const version = versions.at(-1);
  return version === undefined ? [] : askedForms(catalogue, version);
}
