import { defaultTeacherLimits } from "@verbena/core/classes/teacher-limits";
import { and, eq, inArray } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Queryable } from "../../db/database.ts";
import { classMembers, teachers, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { IssueKey } from "../../errors/error-codes.ts";
import { countPupils, findTaughtClasses } from "../../policy/classes.ts";
import { isMadeAccount } from "../../policy/made-account.ts";

/** A change of an assignment writes a row for each pupil of the class. */
const CLASS_PUPILS_MAX = 60;

type TeacherLimits = { classesMax: number; pupilsMax: number };

/** The limits of teachers whom an administrator has invited. */
async function invitedLimits(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, TeacherLimits>> {
  const rows = await db
    .select()
    .from(teachers)
    .where(inArray(teachers.userId, [...userIds]));
  return new Map(rows.map(({ userId, ...limits }) => [userId, limits]));
}

/** Why somebody cannot open a class; null if they can. */
export async function refusalToOpen(
  db: Queryable,
  user: SessionUser,
  classesFor: Dependencies["classes"],
): Promise<IssueKey | null> {
  if (isMadeAccount(user)) return "madeAccountTeaches";
  if (classesFor === "off") return "classesOff";
  const invited = (await invitedLimits(db, [user.id])).get(user.id);
  // An administrator's invitation holds from the confirmation on, and nobody else may learn of it before.
  if (!user.emailVerified) return "addressUnconfirmed";
  if (classesFor === "invited" && !invited) return "classesNotAllowed";
  const { classesMax } = invited ?? defaultTeacherLimits;
  const taught = await findTaughtClasses(db, [user.id]);
  return taught.length >= classesMax ? "tooManyClasses" : null;
}

/**
 * Checks that somebody may teach one more class, which has pupils already. Call it after `lockClass`, with the lock of
 * `lockTeacher`.
 *
 * @throws AppError forbidden with `tooManyClasses` or `tooManyOwnPupils`
 */
export async function requireRoomForClass(
  tx: Queryable,
  teacherId: string,
  classId: string,
): Promise<void> {
  const limits = (await invitedLimits(tx, [teacherId])).get(teacherId) ?? defaultTeacherLimits;
  const taught = (await findTaughtClasses(tx, [teacherId])).map((one) => one.classId);
  if (taught.length >= limits.classesMax) throw refused("tooManyClasses");
  const counts = await countPupils(tx, [...taught, classId]);
  if (sumOf(counts.values()) > limits.pupilsMax) throw refused("tooManyOwnPupils");
}

/** Locks a teacher, so that two concurrent requests cannot both take the last allowed class. */
export async function lockTeacher(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * Checks that more pupils fit into a class, and that none of its teachers then has too many in all classes. Call it after
 * `lockClass`. Pupils who join other classes of a teacher at the same moment are not counted.
 *
 * @param key what the error says: pupils and teachers read different texts
 * @throws AppError forbidden
 */
export async function requireRoomForPupils(
  tx: Queryable,
  classId: string,
  { more, key }: { more: number; key: "classFull" | "tooManyPupilsOfClass" },
): Promise<void> {
  const isTeacher = and(eq(classMembers.classId, classId), eq(classMembers.role, "teacher"));
  const ofClass = await tx.select({ id: classMembers.userId }).from(classMembers).where(isTeacher);
  const ids = ofClass.map(({ id }) => id);
  const taught = await findTaughtClasses(tx, ids);
  const counts = await countPupils(tx, [
    ...new Set([classId, ...taught.map((one) => one.classId)]),
  ]);
  if ((counts.get(classId) ?? 0) + more > CLASS_PUPILS_MAX) throw refused(key);
  const limits = await invitedLimits(tx, ids);
  for (const id of ids) {
    const ofTeacher = taught.filter(({ teacherId }) => teacherId === id);
    const pupils = sumOf(ofTeacher.map((one) => counts.get(one.classId) ?? 0));
    const { pupilsMax } = limits.get(id) ?? defaultTeacherLimits;
    if (pupils + more > pupilsMax) throw refused(key);
  }
}

const refused = (key: IssueKey) => new AppError("forbidden", [{ path: "", key }]);

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);
