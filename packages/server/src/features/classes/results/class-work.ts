import type { Instant } from "@verbena/core/calendar";
import { type WorkState, workState } from "@verbena/core/classes/assignment-state";
import { formProgress } from "@verbena/core/classes/form-progress";
import { formsOfCopy } from "../../../content/asked-forms.ts";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { PupilCopy } from "./read-practice.ts";

/** How far a pupil is with an assignment. */
export type AssignmentWork = Pick<WorkState, "kind" | "isLate" | "done" | "needed"> & {
  assignmentId: string;
  /** This pupil may have more time than the class. */
  until: Instant;
};

/** A pupil's work on an assignment. */
export type PupilAssignment = AssignmentWork & {
  /** The forms that were wrong, with the last wrong answers. */
  missed: { expected: string; given: string[] }[];
};

/** How far a pupil is with an assignment. */
export function workOn(
  copy: PupilCopy,
  { catalogue, now }: { catalogue: Catalogue; now: Instant },
): AssignmentWork {
  const { assignmentId, until } = copy;
  const { kind, isLate, done, needed } = workState(copy, formsOfCopy(catalogue, copy), now);
  return { assignmentId, until, kind, isLate, done, needed };
}

/** The forms of an assignment that a pupil got wrong. */
export function missedIn(copy: PupilCopy, catalogue: Catalogue): PupilAssignment["missed"] {
  return formsOfCopy(catalogue, copy).flatMap((form) => {
    const { errors, lastErrors } = formProgress(copy.progress, form);
    const given = [...new Set(lastErrors.flatMap((error) => error.given ?? []))];
    return errors === 0 ? [] : [{ expected: form.correctAnswer, given }];
  });
}
