import { randomUUID } from "node:crypto";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import type { AssignmentProgress } from "@verbena/core/classes/form-progress";
import { persons } from "@verbena/spanish";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { progressOfCopy } from "../db/queries.ts";
import { userAssignmentForms, userAssignments, userProgress } from "../db/schema.ts";
import { assignmentFormRows } from "../features/progress/stored-rows.ts";

const START = "2026-03-01T00:00:00.000Z";

/** A version of an assignment: each form of *tener* in the pretérito indefinido once, with the test's changes. */
export function versionOf(change: Partial<AssignmentVersion> = {}): AssignmentVersion {
  return {
    since: START,
    task: { kind: "verbs", verbs: ["tener"], families: ["preterito-indefinido"] },
    goal: { kind: "each-once" },
    region: "spain",
    persons,
    acceptsMissingAccents: true,
    ...change,
  };
}

/** Sets what the answers of a learner have shown for an assignment that they have. */
export async function setProgress(
  db: Database,
  copy: { userId: string; classId: string; assignmentId: string },
  progress: AssignmentProgress,
): Promise<void> {
  const { userId, classId, assignmentId } = userAssignmentForms;
  await db
    .delete(userAssignmentForms)
    .where(
      and(eq(userId, copy.userId), eq(classId, copy.classId), eq(assignmentId, copy.assignmentId)),
    );
  const rows = assignmentFormRows(copy, progress).map((row) => ({ userId: copy.userId, ...row }));
  if (rows.length > 0) await db.insert(userAssignmentForms).values(rows);
}

/** A learner's copy of an assignment. */
export async function readCopy(db: Database, { id }: { id: string }, assignmentId: string) {
  const isCopy = and(
    eq(userAssignments.userId, id),
    eq(userAssignments.assignmentId, assignmentId),
  );
  const [copy] = await db
    .select({ ...getTableColumns(userAssignments), progress: progressOfCopy(sql`${id}`) })
    .from(userAssignments)
    .where(isCopy);
  if (!copy) throw new Error("The learner does not have the assignment.");
  return copy;
}

/** Gives a learner a copy of an assignment, as a teacher does. */
export async function giveAssignment(
  db: Database,
  userId: string,
  change: Partial<typeof userAssignments.$inferInsert> = {},
): Promise<{ classId: string; assignmentId: string }> {
  const ids = { classId: randomUUID(), assignmentId: randomUUID() };
  await db
    .insert(userProgress)
    .values({ userId, startDate: START, lastSeq: 1 })
    .onConflictDoUpdate({
      target: userProgress.userId,
      set: { lastSeq: sql`${userProgress.lastSeq} + 1` },
    });
  await db.insert(userAssignments).values({
    userId,
    ...ids,
    note: "",
    versions: [versionOf()],
    families: ["preterito-indefinido"],
    from: START,
    until: "2026-03-20T22:59:59.999Z",
    formCount: 6,
    ...change,
  });
  return ids;
}
