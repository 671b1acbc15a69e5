import { and, eq } from "drizzle-orm";
import { deleteAccounts } from "../../../accounts/delete-accounts.ts";
import type { Queryable } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { classMembers } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import { forgetClass } from "../delete-classes.ts";
import { findMember, type StoredMember } from "../find-member.ts";
import type { MemberContext } from "../in-class.ts";
import { lockClass } from "../lock-class.ts";
import { logClassAction } from "../log-action.ts";

/**
 * Lets a person leave a class. Teachers then see nothing of a pupil any more; the pupil keeps all answers.
 *
 * @throws AppError forbidden for the last teacher of a class that is not archived, and for a pupil whose account the
 *   class has made
 */
export async function leaveClass({ db, member }: MemberContext): Promise<void> {
  const { classId, userId } = member;
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const { archivedAt } = await lockClass(tx, classId);
      const left = await findMember(tx, classId, userId);
      if (left.made) throw new AppError("forbidden", [{ path: "", key: "madeByClass" }]);
      if (archivedAt === null) await requireOtherTeacher(tx, left);
      await deleteMember(tx, left);
    }),
  );
}

/**
 * Removes a person from a class. If the class has made the account, it is deleted with all that belongs to it.
 *
 * @throws AppError not_found unless the person is in the class, forbidden for the last teacher
 */
export async function removeMember(
  { db, now, user, member: { classId } }: MemberContext,
  userId: string,
): Promise<void> {
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockClass(tx, classId);
      const removed = await findMember(tx, classId, userId);
      await requireOtherTeacher(tx, removed);
      if (removed.made) await deleteAccounts({ db: tx, now }, [userId]);
      else await deleteMember(tx, removed);
      const kind = removed.role === "teacher" ? "teacher-removed" : "pupil-removed";
      await logClassAction({ db: tx, now }, { classId, teacherId: user.id, kind });
    }),
  );
}

/** @throws AppError forbidden if a teacher is the last one */
async function requireOtherTeacher(tx: Queryable, member: StoredMember): Promise<void> {
  if (member.role !== "teacher") return;
  const isTeacher = and(eq(classMembers.classId, member.classId), eq(classMembers.role, "teacher"));
  if ((await tx.$count(classMembers, isTeacher)) < 2) {
    throw new AppError("forbidden", [{ path: "", key: "lastTeacher" }]);
  }
}

async function deleteMember(tx: Queryable, { classId, userId }: StoredMember): Promise<void> {
  await forgetClass(tx, classId, [userId]);
  await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
}
