import { applyToAssignment } from "@verbena/core/classes/apply-to-assignment";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type { LearnerAssignment } from "@verbena/server/client";
import { useMemo } from "react";
import { useProgressStore, useProgressValue } from "./progress-provider.tsx";

/**
 * The learner's assignments with the answers that wait to be sent. Some begin later, others ended in the last weeks.
 * `assignmentState` computes how far they are.
 *
 * Loads the rules of verb forms. Pages that need not show assignments at once load this module lazily.
 */
export function useAssignments(): readonly LearnerAssignment[] {
  const store = useProgressStore();
  const progress = useProgressValue((snapshot) => snapshot);
  return useMemo(() => afterAnswers(progress.assignments, store.unsent()), [progress, store]);
}

/**
 * The assignments after further events, without the answers that one of these events retracts. The retraction of an
 * answer that was sent counts when the server has it.
 */
export function afterAnswers(
  assignments: readonly LearnerAssignment[],
  events: readonly ProgressEvent[],
): readonly LearnerAssignment[] {
  const retracted = new Set(
    events.map((event) => (event.kind === "retraction" ? event.answer : null)),
  );
  const answers = events.filter((event) => event.kind === "answer" && !retracted.has(event.id));
  return assignments.map((assignment) =>
    answers.reduce(
      (copy, event) =>
        event.kind === "answer" ? applyToAssignment(copy, event, needsSkill) : copy,
      assignment,
    ),
  );
}
