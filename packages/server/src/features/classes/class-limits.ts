import { and, eq, inArray, isNull } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Queryable } from "../../db/database.ts";
import { classes, classMembers, teachers } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import { defaultTeacherLimits } from "../../policy/classes.ts";
import { isMadeAccount } from "../../policy/made-account.ts";

/** A change of an assignment writes a row for each pupil of the class. */
const CLASS_PUPILS_MAX = 60;

type TeacherLimits = { classesMax: number; pupilsMax: number };

/** The limits of a teacher; undefined if no administrator has invited the person. */
async function invitedLimits(db: Queryable, userId: string): Promise<TeacherLimits | undefined> {
  const [row] = await db
    .select({ classesMax: teachers.classesMax, pupilsMax: teachers.pupilsMax })
    .from(teachers)
    .where(eq(teachers.userId, userId));
  return row;
}

/** Why somebody cannot open a class; null if they can. */
export async function refusalToOpen(
  db: Queryable,
  user: SessionUser,
  classesFor: Dependencies["classes"],
): Promise<IssueKey | null> {
  if (classesFor === "off" || isMadeAccount(user)) return "classesNotAllowed";
  const invited = await invitedLimits(db, user.id);
  if (classesFor === "invited" && !invited) return "classesNotAllowed";
  if (!user.emailVerified) return "addressUnconfirmed";
  const { classesMax } = invited ?? defaultTeacherLimits;
  const taught = await findTaughtClasses(db, user.id);
  return taught.length >= classesMax ? "tooManyClasses" : null;
}

/**
 * Checks that more pupils fit into a class. Call it after `lockClass`.
 *
 * @throws AppError forbidden with `classFull`, also if each of its teachers has as many pupils in all classes as they may
 */
export async function requireRoom(tx: Queryable, classId: string, more: number): Promise<void> {
  if ((await totalPupils(tx, [classId])) + more > CLASS_PUPILS_MAX) throw classFull();
  const isTeacher = and(eq(classMembers.classId, classId), eq(classMembers.role, "teacher"));
  const ofClass = await tx.select({ id: classMembers.userId }).from(classMembers).where(isTeacher);
  for (const { id } of ofClass) {
    const { pupilsMax } = (await invitedLimits(tx, id)) ?? defaultTeacherLimits;
    const pupils = await totalPupils(tx, await findTaughtClasses(tx, id));
    if (pupils + more <= pupilsMax) return;
  }
  throw classFull();
}

const classFull = () => new AppError("forbidden", [{ path: "", key: "classFull" }]);

function totalPupils(db: Queryable, classIds: string[]): Promise<number> {
  return db.$count(
    classMembers,
    and(inArray(classMembers.classId, classIds), eq(classMembers.role, "pupil")),
  );
}

/** The classes of a teacher that are not archived. */
async function findTaughtClasses(db: Queryable, teacherId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classMembers.classId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(
      and(
        eq(classMembers.userId, teacherId),
        eq(classMembers.role, "teacher"),
        isNull(classes.archivedAt),
      ),
    );
  return rows.map(({ id }) => id);
}
