import { defaultTeacherLimits } from "@verbena/core/classes/teacher-limits";
import type { Language } from "@verbena/core/languages";
import { eq } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { profiles, teacherInvitations, teachers, users } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";

type Inviter = {
  db: Database;
  now: Date;
  adminId: string;
  linkOrigin: string;
  /** Of the mail to somebody who has not chosen one. */
  language: Language;
};

type TeacherLimits = { classesMax: number; pupilsMax: number };

/** Whether the person may open classes now, or only after confirming the address. */
type TeacherInvitation = "teacher" | "invited";

/**
 * Lets the owner of a mail address open classes, or changes the limits of a teacher. Somebody who has not confirmed the
 * address may do so from the confirmation on. The person gets a mail.
 */
export async function inviteTeacherToSite(
  { db, now, adminId, linkOrigin, language }: Inviter,
  { email, ...chosen }: { email: string } & Partial<TeacherLimits>,
): Promise<TeacherInvitation> {
  const address = email.toLowerCase();
  const limits = { ...defaultTeacherLimits, ...chosen };
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        id: users.id,
        username: users.name,
        isConfirmed: users.emailVerified,
        language: profiles.preferredLanguage,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.email, address));
    const isNew = user?.isConfirmed
      ? (await tx.$count(teachers, eq(teachers.userId, user.id))) === 0
      : true;
    if (user?.isConfirmed) {
      await tx
        .insert(teachers)
        .values({ userId: user.id, ...limits })
        .onConflictDoUpdate({ target: teachers.userId, set: limits });
    } else {
      const invitedAt = now.toISOString();
      await tx
        .insert(teacherInvitations)
        .values({ email: address, invitedAt, ...limits })
        .onConflictDoUpdate({ target: teacherInvitations.email, set: { invitedAt, ...limits } });
    }
    if (isNew) {
      const name = user?.isConfirmed ? { username: user.username } : {};
      await queueMail(
        { db: tx, now },
        {
          userId: user?.id ?? null,
          recipient: address,
          language: user?.language ?? language,
          kind: "teacher-invitation",
          content: { ...name, link: `${linkOrigin}/app/classes` },
        },
      );
    }
    const action = { kind: "teacher-invited", targetId: user?.id ?? null } as const;
    await recordActions({ db: tx, now, adminId }, [action]);
    return user?.isConfirmed ? "teacher" : "invited";
  });
}

/**
 * Takes back the right to open classes, also from somebody who would have it with the confirmation of the address. The
 * person keeps their classes, with the usual limits.
 *
 * @throws AppError not_found if there is no such user
 */
export async function withdrawTeacher(
  { db, now, adminId }: Pick<Inviter, "db" | "now" | "adminId">,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new AppError("not_found");
    const withdrawn = [
      ...(await tx
        .delete(teachers)
        .where(eq(teachers.userId, userId))
        .returning({ classesMax: teachers.classesMax })),
      ...(await tx
        .delete(teacherInvitations)
        .where(eq(teacherInvitations.email, user.email))
        .returning({ classesMax: teacherInvitations.classesMax })),
    ];
    if (withdrawn.length === 0) return;
    const action = { kind: "teacher-withdrawn", targetId: userId } as const;
    await recordActions({ db: tx, now, adminId }, [action]);
  });
}
