import { dayIn, type Instant } from "@verbena/core/calendar";
import { type AssignmentState, assignmentState } from "@verbena/core/classes/assignment-state";
import { formProgress } from "@verbena/core/classes/form-progress";
import { formsOfCopy } from "../../../content/asked-forms.ts";
import type { CardSentence, Catalogue } from "../../../content/catalogue.ts";
import type { PupilCopy } from "./read-practice.ts";

/** A pupil's work on an assignment. */
export type PupilAssignment = Pick<AssignmentState, "kind" | "isLate" | "done" | "needed"> & {
  assignmentId: string;
  /** This pupil may have more time than the class. */
  until: Instant;
  /** The forms that were wrong, with the last wrong answers. */
  missed: { expected: string; given: string[] }[];
};

type Frame = { catalogue: Catalogue; now: Date; timeZone: string };

/** Returns a function that says how far a pupil is with an assignment. */
export function workOn({ catalogue, now, timeZone }: Frame): (copy: PupilCopy) => PupilAssignment {
  const at = now.toISOString();
  const today = dayIn(at, timeZone);
  return (copy) => {
    const forms = formsOfCopy(catalogue, copy);
    const { kind, isLate, done, needed } = assignmentState(copy, forms, { now: at, today });
    const { assignmentId, until } = copy;
    return { assignmentId, until, kind, isLate, done, needed, missed: missedIn(copy, forms) };
  };
}

function missedIn(
  { progress }: PupilCopy,
  forms: readonly CardSentence[],
): PupilAssignment["missed"] {
  return forms.flatMap((form) => {
    const { errors, lastErrors } = formProgress(progress, form);
    const given = [...new Set(lastErrors.flatMap((error) => error.given ?? []))];
    return errors === 0 ? [] : [{ expected: form.correctAnswer, given }];
  });
}
