import type { Instant } from "@verbena/core/calendar";
import {
  type AssignmentVersion,
  type ClassSettings,
  familiesOfTask,
} from "@verbena/core/classes/assignment";
import type { AssignmentProgress } from "@verbena/core/classes/form-progress";
import type { Family } from "@verbena/core/families";
import { and, count, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { progressOfCopy } from "../../../db/queries.ts";
import { assignments, userAssignments, userProgress } from "../../../db/schema.ts";
import type { Pupils } from "../../../policy/classes.ts";

/** An assignment as teachers have it. */
export type StoredAssignment = typeof assignments.$inferSelect;

/** A pupil's copy of an assignment, with what is stored by form. */
export type Copy = typeof userAssignments.$inferSelect & { progress: AssignmentProgress };

/** Identifies an assignment. */
export type AssignmentKey = { classId: string; assignmentId: string };

/** Assignments that a pupil may have at the same time, in all classes. */
export const RUNNING_MAX = 20;

export const isAssignment = ({ classId, assignmentId }: AssignmentKey) =>
  and(eq(assignments.classId, classId), eq(assignments.id, assignmentId));

/**
 * Raises the number of the last change of pupils, and locks them in the order of their ids until the transaction ends. A
 * batch of answers that was folded with the old copies then starts again, and devices load the new ones. Call it before
 * the copies are read or written.
 *
 * @returns the pupils who have not deleted their account meanwhile
 */
export async function raiseLastChange(
  tx: Queryable,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const locked = await tx
    .select({ id: userProgress.userId })
    .from(userProgress)
    .where(inArray(userProgress.userId, [...userIds]))
    .orderBy(userProgress.userId)
    .for("no key update");
  const ids = locked.map(({ id }) => id);
  await tx
    .update(userProgress)
    .set({ lastSeq: sql`${userProgress.lastSeq} + 1` })
    .where(inArray(userProgress.userId, ids));
  return ids;
}

/** The pupils who have as many running assignments as a pupil may have. Call it after `raiseLastChange`. */
export async function findFull(
  tx: Queryable,
  userIds: readonly string[],
  now: Instant,
): Promise<Set<string>> {
  const counts = await countRunning(tx, userIds, now);
  return new Set(userIds.filter((userId) => (counts.get(userId) ?? 0) >= RUNNING_MAX));
}

/** How many assignments each pupil has that have not ended. Pupils without any are missing. */
export async function countRunning(
  tx: Queryable,
  userIds: readonly string[],
  now: Instant,
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: userAssignments.userId, running: count() })
    .from(userAssignments)
    .where(and(inArray(userAssignments.userId, [...userIds]), gte(userAssignments.until, now)))
    .groupBy(userAssignments.userId);
  return new Map(rows.map(({ userId, running }) => [userId, running]));
}

/** The copies that pupils have of an assignment. */
export async function findCopies(
  db: Queryable,
  key: AssignmentKey,
  pupils: Pupils,
): Promise<Copy[]> {
  if (pupils.length === 0) return [];
  const ids = idsOf(pupils);
  const progress = progressOfCopy(sql`any(${sql.param(ids)}::uuid[])`);
  return db
    .select({ ...getTableColumns(userAssignments), progress })
    .from(userAssignments)
    .where(isCopy(key, ids));
}

/** Deletes the copies that some pupils have of an assignment. */
export async function deleteCopies(
  tx: Queryable,
  key: AssignmentKey,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length > 0) await tx.delete(userAssignments).where(isCopy(key, userIds));
}

const idsOf = (pupils: Pupils) => pupils.map(({ userId }) => userId);

const isCopy = ({ classId, assignmentId }: AssignmentKey, userIds: readonly string[]) =>
  and(
    inArray(userAssignments.userId, [...userIds]),
    eq(userAssignments.classId, classId),
    eq(userAssignments.assignmentId, assignmentId),
  );

/** A copy for somebody who has not answered anything for it. */
export function newCopy(
  assignment: StoredAssignment,
  settings: ClassSettings,
  { userId, since }: { userId: string; since: Instant },
): Copy {
  const { classId, id, note, task, goal, until, formCount } = assignment;
  const from = assignment.from > since ? assignment.from : since;
  return {
    userId,
    classId,
    assignmentId: id,
    note,
    versions: [{ ...settings, since: from, task, goal }],
    families: [...familiesOfTask(task)],
    from,
    until,
    formsMax: null,
    formCount,
    excused: false,
    progress: {},
    rightAnswers: 0,
    doneAt: null,
  };
}

/** The families whose answers may count for one of the versions. */
export const familiesOfVersions = (versions: readonly AssignmentVersion[]): Family[] => [
  ...new Set(versions.flatMap(({ task }) => familiesOfTask(task))),
];

/** The pupils who have a copy of an assignment. */
export async function findHolders(
  db: Queryable,
  key: AssignmentKey,
  pupils: Pupils,
): Promise<string[]> {
  if (pupils.length === 0) return [];
  const rows = await db
    .select({ userId: userAssignments.userId })
    .from(userAssignments)
    .where(isCopy(key, idsOf(pupils)));
  return rows.map(({ userId }) => userId);
}

/** Inserts copies, or replaces those that exist. Their forms stay. */
export async function writeCopies(tx: Queryable, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  const { userId, classId, assignmentId, ...changed } = getTableColumns(userAssignments);
  await tx
    .insert(userAssignments)
    .values([...copies])
    .onConflictDoUpdate({
      target: [userId, classId, assignmentId],
      set: Object.fromEntries(
        Object.entries(changed).map(([property, { name }]) => [
          property,
          sql`excluded.${sql.identifier(name)}`,
        ]),
      ),
    });
}
