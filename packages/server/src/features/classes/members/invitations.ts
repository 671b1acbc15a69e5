import { randomUUID } from "node:crypto";
import type { Language } from "@verbena/core/languages";
import { and, eq, gt } from "drizzle-orm";
import type { SessionUser } from "../../../accounts/session/read-session.ts";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import type { DatabaseContext } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { classes, classInvitations } from "../../../db/schema.ts";
import { AppError, invalidInput } from "../../../errors/app-error.ts";
import type { RateLimits } from "../../../http/rate-limits.ts";
import { CLASS_INVITATION_S } from "../../../mail-queue/link-lifetime.ts";
import { queueMail } from "../../../mail-queue/queue-mail.ts";
import { memberOf } from "../../../policy/classes.ts";
import { isMadeAccount } from "../../../policy/made-account.ts";
import { classOfInvitationToken, makeInvitationToken } from "../../../security/invitation-token.ts";
import { hashToken } from "../../../security/secret.ts";
import { lockTeacher, requireRoomForClass } from "../class-limits.ts";
import { findMember } from "../find-member.ts";
import type { MemberContext } from "../in-class.ts";
import { lockClass, lockClassFor } from "../lock-class.ts";
import { logClassAction } from "../log-action.ts";
import { findTeachers } from "../read-class.ts";
import { writeMembers } from "../write-members.ts";
import { freeName } from "./free-name.ts";

/** Invitations of a class that wait at the same time. */
const WAITING_MAX = 10;

type Inviter = MemberContext & {
  rateLimits: RateLimits;
  /** Of the mail to somebody without an account. */
  language: Language;
};

/**
 * Invites somebody by mail to teach a class, too. Another invitation of the same address replaces the first.
 *
 * @throws AppError rate_limited after too many invitations, forbidden for an archived class or if too many are waiting
 */
export async function inviteTeacher(inviter: Inviter, address: string): Promise<void> {
  const { db, now, user, member, rateLimits, language } = inviter;
  const { classId } = member;
  const email = address.toLowerCase();
  await rateLimits.consume("class-invitation", user.id);
  await db.transaction(async (tx) => {
    const { name } = await lockClassFor(tx, member, "invite teachers");
    const ofClass = eq(classInvitations.classId, classId);
    await tx.delete(classInvitations).where(and(ofClass, eq(classInvitations.email, email)));
    if ((await tx.$count(classInvitations, ofClass)) >= WAITING_MAX) {
      throw new AppError("forbidden", [{ path: "", key: "tooManyInvitations" }]);
    }
    const { name: teacher } = await findMember(tx, classId, user.id);
    const id = randomUUID();
    await tx.insert(classInvitations).values({
      classId,
      id,
      email,
      // The mail gets the token when it is sent. Until then, nobody knows one.
      tokenHash: hashToken(makeInvitationToken(classId)),
      expiresAt: new Date(now.getTime() + CLASS_INVITATION_S * 1000).toISOString(),
    });
    const content = { classId, invitationId: id, className: name, teacher };
    const mail = { userId: null, recipient: email, language };
    await queueMail({ db: tx, now }, { ...mail, kind: "class-invitation", content });
    await logClassAction({ db: tx, now }, { classId, teacherId: user.id, kind: "teacher-invited" });
  });
}

/** @throws AppError not_found if it was accepted or withdrawn */
export async function withdrawInvitation(
  { db }: Pick<RequestContext, "db">,
  classId: string,
  id: string,
): Promise<void> {
  const withdrawn = await db
    .delete(classInvitations)
    .where(and(eq(classInvitations.classId, classId), eq(classInvitations.id, id)))
    .returning({ id: classInvitations.id });
  if (withdrawn.length === 0) throw new AppError("not_found");
}

/** What somebody sees who follows the link of an invitation. */
export type OpenInvitation = { className: string; teachers: string[] };

/** @throws AppError invalid_input with `linkExpired` if the invitation has expired or was withdrawn or accepted */
export async function readInvitation(
  context: DatabaseContext,
  token: string,
): Promise<OpenInvitation> {
  const { classId, className } = await findInvitation(context, token);
  const teachers = await findTeachers(context.db, [classId]);
  return { className, teachers: teachers.map(({ name }) => name) };
}

/**
 * Makes the user a teacher of the class. The mail address of the invitation is deleted.
 *
 * @param name how pupils know the teacher
 * @throws AppError invalid_input like `readInvitation`; forbidden for a pupil of the class, for an account that a class
 *   made, and for somebody who would have too many classes or pupils
 */
export async function acceptInvitation(
  { db, user, now }: RequestContext,
  { token, name }: { token: string; name: string },
): Promise<{ classId: string }> {
  requireOwnAccount(user);
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const { classId, id } = await findInvitation({ db: tx, now }, token);
      await lockClass(tx, classId);
      // Read again: another request may have accepted it before the lock.
      await findInvitation({ db: tx, now }, token);
      const present = await memberOf(tx, user, classId);
      if (present?.role === "pupil") {
        throw new AppError("forbidden", [{ path: "", key: "pupilOfClass" }]);
      }
      if (!present) {
        await lockTeacher(tx, user.id);
        await requireRoomForClass(tx, user.id, classId);
        const teacher = { userId: user.id, name: await freeName(tx, classId, name) };
        await writeMembers({ db: tx, now }, { classId, role: "teacher" }, [teacher]);
      }
      await tx
        .delete(classInvitations)
        .where(and(eq(classInvitations.classId, classId), eq(classInvitations.id, id)));
      return { classId };
    }),
  );
}

function requireOwnAccount(user: SessionUser): void {
  if (isMadeAccount(user)) throw new AppError("forbidden", [{ path: "", key: "madeAccount" }]);
}

async function findInvitation({ db, now }: DatabaseContext, token: string) {
  const classId = classOfInvitationToken(token);
  if (classId === null) throw invalidInput("token", "linkExpired");
  const [found] = await db
    .select({
      classId: classInvitations.classId,
      id: classInvitations.id,
      className: classes.name,
      archivedAt: classes.archivedAt,
    })
    .from(classInvitations)
    .innerJoin(classes, eq(classes.id, classInvitations.classId))
    .where(
      and(
        eq(classInvitations.classId, classId),
        eq(classInvitations.tokenHash, hashToken(token)),
        gt(classInvitations.expiresAt, now.toISOString()),
      ),
    );
  if (!found || found.archivedAt !== null) {
    throw invalidInput("token", "linkExpired");
  }
  return found;
}
