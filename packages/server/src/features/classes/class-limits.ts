import { and, eq, isNull } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Queryable } from "../../db/database.ts";
import { classes, classMembers, teachers } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { IssueKey } from "../../errors/error-codes.ts";

/** For teachers for whom no administrator has raised them. */
const defaultTeacherLimits = { classesMax: 10, pupilsMax: 400 } as const;

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
  if (classesFor === "off") return "classesNotAllowed";
  const invited = await invitedLimits(db, user.id);
  if (classesFor === "invited" && !invited) return "classesNotAllowed";
  const isMade = and(eq(classMembers.userId, user.id), eq(classMembers.made, true));
  if ((await db.$count(classMembers, isMade)) > 0) return "classesNotAllowed";
  if (!user.emailVerified) return "addressUnconfirmed";
  const { classesMax } = invited ?? defaultTeacherLimits;
  return (await countClasses(db, user.id)) >= classesMax ? "tooManyClasses" : null;
}

/** Classes of a teacher that are not archived. */
async function countClasses(db: Queryable, teacherId: string): Promise<number> {
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
  return rows.length;
}
