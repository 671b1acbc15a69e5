import { type AssignmentProgress, setForm } from "@verbena/core/classes/form-progress";
import { cardKey } from "@verbena/core/progress/card";
import { and, eq, or } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import type { Queryable } from "../../db/database.ts";
import { columnsOf } from "../../db/queries.ts";
import { userAssignmentForms } from "../../db/schema.ts";
import { doneAtOf, type FoldedAssignment, mayBeDone } from "./fold-assignments.ts";
import type { FoldedBatch } from "./fold-batch.ts";
import type { AssignmentRow } from "./stored-rows.ts";

/** A copy of an assignment after the batch. */
export type WrittenAssignment = AssignmentRow & {
  /** Those that the batch changed. */
  forms: AssignmentProgress;
  /** Whether the row of the copy changes, besides the forms. */
  isChanged: boolean;
};

/** Counts the right answers of copies, and when they were completed. */
export async function completeAssignments(
  { db, user }: RequestContext,
  { assignments, toRefold }: FoldedBatch,
  catalogue: Catalogue,
): Promise<WrittenAssignment[]> {
  const counted = assignments.map(({ copy, addedRight, ...changes }) => {
    const after = { ...copy, rightAnswers: copy.rightAnswers + addedRight };
    return {
      ...changes,
      copy,
      after,
      mayBeDone: changes.changesDone && mayBeDone(after, catalogue),
    };
  });
  const mayBeDoneNow = counted.filter((one) => one.mayBeDone).map(({ copy }) => copy);
  // `refold` has read all forms already.
  if (toRefold.size === 0) await readOtherForms(db, user.id, mayBeDoneNow);
  return counted.map(({ copy, after, forms, changesDone, mayBeDone }) => {
    const { classId, assignmentId, rightAnswers } = after;
    const ifChanged = mayBeDone ? doneAtOf(copy, catalogue) : null;
    const doneAt = changesDone ? ifChanged : copy.doneAt;
    const isChanged = rightAnswers !== copy.rightAnswers || doneAt !== copy.doneAt;
    return { classId, assignmentId, forms, rightAnswers, doneAt, isChanged };
  });
}

/**
 * Adds the stored forms that a batch does not touch to the progress of its copies. If the forms have changed since the
 * batch's state was read, the result is wrong, and `writeState` refuses it.
 */
export async function readOtherForms(
  db: Queryable,
  learner: string,
  copies: readonly FoldedAssignment[],
): Promise<void> {
  if (copies.length === 0) return;
  const { userId, classId, assignmentId } = userAssignmentForms;
  const isOfCopy = copies.map((copy) =>
    and(eq(classId, copy.classId), eq(assignmentId, copy.assignmentId)),
  );
  const rows = await db
    .select(
      columnsOf(
        userAssignmentForms,
        "classId",
        "assignmentId",
        "family",
        "item",
        "context",
        "progress",
      ),
    )
    .from(userAssignmentForms)
    .where(and(eq(userId, learner), or(...isOfCopy)));
  for (const row of rows) {
    const progress = copies.find(
      (copy) => copy.classId === row.classId && copy.assignmentId === row.assignmentId,
    )?.progress;
    const isKnown = progress?.[row.family]?.[cardKey(row)] !== undefined;
    if (progress && !isKnown) setForm(progress, row, row.progress);
  }
}
