import { dayIn } from "@verbena/core/calendar";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { type AssignmentState, assignmentState } from "@verbena/core/classes/assignment-state";
import type { LearnerAssignment } from "@verbena/server/client";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { type AssignmentForms, useForms } from "./use-forms.ts";

export type Work = AssignmentForms & {
  /** What the assignment asks now. */
  version: AssignmentVersion;
  /** How far the pupil is; null until the sentences are loaded. */
  state: AssignmentState<PracticeExercise> | null;
};

/** A pupil's work on an assignment, with answers that are not sent yet. */
export function useWork(assignment: LearnerAssignment): Work {
  const now = useNow();
  const version = assignment.versions.at(-1);
  if (!version) throw new Error("An assignment needs a version.");
  const asked = useForms(version);
  const { forms } = asked;
  const today = dayIn(now, deviceTimeZone());
  return { ...asked, version, state: forms && assignmentState(assignment, forms, { now, today }) };
}
