import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../db/database.ts";
import {
  classes,
  classMembers,
  type Role,
  userClasses,
  userProgress,
  users,
} from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { deleteLinks } from "./links/link-token.ts";

export type DeletedAccount = { id: string; role: Role };

/**
 * Deletes accounts. Foreign keys cascade to everything that belongs to them. Their classes stay with the other teachers,
 * or are archived if there are none. May deadlock with the recording of an answer, so call this in `retryOnDeadlock`.
 *
 * @returns those of the accounts that existed
 * @throws AppError forbidden if no administrator would remain; then no account is deleted
 */
export async function deleteAccounts(
  { db, now }: DatabaseContext,
  userIds: readonly string[],
): Promise<DeletedAccount[]> {
  if (userIds.length === 0) return [];
  return db.transaction(async (tx) => {
    const taught = await lockTaughtClasses(tx, userIds);
    await lockProgress(tx, userIds);
    const administrators = await lockAdministrators(tx);
    const remaining = administrators.filter(({ id }) => !userIds.includes(id));
    if (administrators.length > 0 && remaining.length === 0) {
      throw new AppError("forbidden", [{ path: "", key: "lastAdministrator" }]);
    }
    await deleteLinks(tx, userIds);
    const deleted = await tx
      .delete(users)
      .where(inArray(users.id, [...userIds]))
      .returning({ id: users.id, role: users.role });
    await archiveWithoutTeacher({ db: tx, now }, taught);
    return deleted;
  });
}

/** Locks the classes of teachers, so that the last two teachers of a class cannot both go without its being archived. */
async function lockTaughtClasses(tx: Queryable, userIds: readonly string[]): Promise<string[]> {
  const taught = await tx
    .selectDistinct({ id: userClasses.classId })
    .from(userClasses)
    .where(and(inArray(userClasses.userId, [...userIds]), eq(userClasses.role, "teacher")));
  if (taught.length === 0) return [];
  const locked = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(
      inArray(
        classes.id,
        taught.map(({ id }) => id),
      ),
    )
    .orderBy(asc(classes.id))
    .for("no key update");
  return locked.map(({ id }) => id);
}

async function archiveWithoutTeacher(
  { db: tx, now }: DatabaseContext,
  classIds: readonly string[],
): Promise<void> {
  if (classIds.length === 0) return;
  const isTeacher = and(
    inArray(classMembers.classId, [...classIds]),
    eq(classMembers.role, "teacher"),
  );
  const teachers = await tx
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(isTeacher);
  const abandoned = classIds.filter((id) => teachers.every(({ classId }) => classId !== id));
  if (abandoned.length === 0) return;
  await tx
    .update(classes)
    .set({ archivedAt: now.toISOString() })
    .where(and(inArray(classes.id, abandoned), isNull(classes.archivedAt)));
}

/** Locks rows in the same order as the recording of an answer, so that deadlocks are rare. */
async function lockProgress(db: Queryable, userIds: readonly string[]): Promise<void> {
  await db
    .select({ id: userProgress.userId })
    .from(userProgress)
    .where(inArray(userProgress.userId, [...userIds]))
    .orderBy(userProgress.userId)
    .for("update");
}

/**
 * Locks the rows of all administrators until the transaction ends, so that concurrent changes cannot remove
 * the last two.
 */
export function lockAdministrators(tx: Queryable): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .for("update");
}
