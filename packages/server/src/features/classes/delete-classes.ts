import { and, eq, inArray } from "drizzle-orm";
import { deleteAccounts } from "../../accounts/delete-accounts.ts";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import {
  classCodes,
  classes,
  classMembers,
  userAssignments,
  userClasses,
} from "../../db/schema.ts";
import { raiseLastChange } from "./assignments/copies.ts";

/**
 * Deletes a class, with the accounts that it made and all that belongs to them. Other pupils keep their answers, and what
 * they reported: administrators still learn what a teacher wrote. May deadlock with the recording of an answer, so call
 * it in `retryOnDeadlock`.
 *
 * @param tx a transaction, after `lockClass`
 */
export async function deleteClass(
  { db: tx, now }: DatabaseContext,
  classId: string,
): Promise<void> {
  const members = await tx
    .select({ userId: classMembers.userId, made: classMembers.made })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  await deleteAccounts(
    { db: tx, now },
    members.filter(({ made }) => made).map(({ userId }) => userId),
  );
  const others = members.filter(({ made }) => !made).map(({ userId }) => userId);
  await forgetClass(tx, classId, others);
  await tx.delete(classCodes).where(eq(classCodes.classId, classId));
  // Members, logins, invitations, and assignments go with it.
  await tx.delete(classes).where(eq(classes.id, classId));
}

/**
 * Deletes what people have of a class among their own rows. The raised number tells devices that the homework has gone.
 */
export async function forgetClass(
  tx: Queryable,
  classId: string,
  userIds: readonly string[],
): Promise<void> {
  const ids = await raiseLastChange(tx, userIds);
  await tx
    .delete(userAssignments)
    .where(and(inArray(userAssignments.userId, ids), eq(userAssignments.classId, classId)));
  await tx
    .delete(userClasses)
    .where(and(inArray(userClasses.userId, ids), eq(userClasses.classId, classId)));
}
