import type { Instant } from "@verbena/core/calendar";
import { and, eq, gt } from "drizzle-orm";
import type { DatabaseContext } from "../../../db/database.ts";
import { classInvitations, classMembers, collateName, profiles } from "../../../db/schema.ts";
import { type ClassMember, pupilsOf } from "../../../policy/classes.ts";
import { changeLoginName } from "../accounts/login-names.ts";
import { findMember } from "../find-member.ts";
import type { MemberContext } from "../in-class.ts";
import { lockClass } from "../lock-class.ts";
import { freeName } from "./free-name.ts";

type ListedPupil = {
  userId: string;
  name: string;
  joinedAt: Instant;
  /** Whether the class made the account. */
  made: boolean;
};

/** The people of a class, as its teachers see them. */
export type ClassMembers = {
  pupils: ListedPupil[];
  teachers: { userId: string; name: string; isOneself: boolean }[];
  /** Teachers who have not accepted yet. */
  invitations: { id: string; email: string; expiresAt: Instant }[];
};

export async function listMembers(
  { db, now }: DatabaseContext,
  member: ClassMember,
): Promise<ClassMembers> {
  const pupils = await pupilsOf(db, member);
  const { classId } = member;
  const teachers = await db
    .select({ userId: classMembers.userId, name: classMembers.name })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.role, "teacher")))
    .orderBy(collateName(classMembers.name), classMembers.userId);
  const invitations = await db
    .select({
      id: classInvitations.id,
      email: classInvitations.email,
      expiresAt: classInvitations.expiresAt,
    })
    .from(classInvitations)
    .where(
      and(eq(classInvitations.classId, classId), gt(classInvitations.expiresAt, now.toISOString())),
    )
    .orderBy(classInvitations.expiresAt);
  return {
    pupils: [...pupils],
    teachers: teachers.map((one) => ({ ...one, isOneself: one.userId === member.userId })),
    invitations,
  };
}

/**
 * Corrects the name of a person in a class. Pupils whose account the class has made sign in with the new name, and still
 * with the one on their card.
 *
 * @throws AppError not_found unless the person is in the class; invalid_input if nobody could sign in with the name
 */
export async function renameMember(
  { db, member: { classId } }: MemberContext,
  userId: string,
  name: string,
): Promise<{ name: string }> {
  return db.transaction(async (tx) => {
    await lockClass(tx, classId);
    const { made, name: before } = await findMember(tx, classId, userId);
    const free = await freeName(tx, classId, name, userId);
    if (made) {
      await changeLoginName(tx, { classId, userId }, { from: before, to: free });
      // The teacher can correct a full name that was typed by mistake, so replace it everywhere.
      await tx.update(profiles).set({ username: free }).where(eq(profiles.id, userId));
    }
    await tx
      .update(classMembers)
      .set({ name: free })
      .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
    return { name: free };
  });
}
