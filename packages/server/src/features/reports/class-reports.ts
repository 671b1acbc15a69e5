import type { Instant } from "@verbena/core/calendar";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Queryable } from "../../db/database.ts";
import { classActions, classes, classMembers, classReports, users } from "../../db/schema.ts";
import { issue, requiredOr } from "../../input/fields.ts";

/** A waiting report about what a teacher wrote. Administrators do not learn which pupil reported it. */
export type ClassReport = {
  id: string;
  kind: "class-name" | "note";
  text: string;
  /** Null if the class has been deleted. */
  className: string | null;
  /** The mail addresses of the teachers of the class, or of those who opened and deleted it. */
  teachers: string[];
  createdAt: Instant;
};

/** In a list, and in one request that closes reports. */
const REPORTS_MAX = 100;

export const classReportsClosing = z.strictObject({
  ids: z
    .array(z.guid(issue("invalidId")).toLowerCase(), requiredOr("invalidValue"))
    .min(1, issue("required"))
    .max(REPORTS_MAX, issue("batchTooLarge")),
});

/** The waiting reports, the oldest first, at most `REPORTS_MAX`. */
export async function listClassReports(db: Queryable): Promise<ClassReport[]> {
  const { id, classId, assignmentId, text, createdAt } = classReports;
  const rows = await db
    .select({ id, classId, assignmentId, text, createdAt, className: classes.name })
    .from(classReports)
    .leftJoin(classes, eq(classes.id, classId))
    .where(isNull(classReports.closedAt))
    .orderBy(asc(createdAt), asc(id))
    .limit(REPORTS_MAX);
  const idsOf = (some: typeof rows) => [...new Set(some.map((row) => row.classId))];
  const teachers = new Map([
    ...(await findTeachers(db, idsOf(rows.filter(({ className }) => className !== null)))),
    ...(await findPastTeachers(db, idsOf(rows.filter(({ className }) => className === null)))),
  ]);
  return rows.map(({ classId: ofClass, assignmentId: about, ...row }) => ({
    ...row,
    kind: about === null ? "class-name" : "note",
    teachers: teachers.get(ofClass)?.map(({ email }) => email) ?? [],
  }));
}

async function findTeachers(db: Queryable, classIds: string[]) {
  const rows = await db
    .select({ classId: classMembers.classId, email: users.email })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(inArray(classMembers.classId, classIds), eq(classMembers.role, "teacher")))
    .orderBy(asc(users.email));
  return Map.groupBy(rows, ({ classId }) => classId);
}

/** Of deleted classes: the teachers who opened and deleted them. */
async function findPastTeachers(db: Queryable, classIds: string[]) {
  const { classId, teacherId, kind } = classActions;
  const rows = await db
    .selectDistinct({ classId, email: users.email })
    .from(classActions)
    .innerJoin(users, eq(users.id, teacherId))
    .where(and(inArray(classId, classIds), inArray(kind, ["class-opened", "class-deleted"])))
    .orderBy(asc(users.email));
  return Map.groupBy(rows, (row) => row.classId);
}

/** Closes reports. Reports that are closed already stay as they are. */
export async function closeClassReports(
  { db, now, user }: RequestContext,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(classReports)
      .set({ closedAt: now.toISOString() })
      .where(and(inArray(classReports.id, [...ids]), isNull(classReports.closedAt)))
      .returning({ id: classReports.id });
    const actions = closed.map(() => ({ kind: "class-report-closed" }) as const);
    await recordActions({ db: tx, now, adminId: user.id }, actions);
  });
}
