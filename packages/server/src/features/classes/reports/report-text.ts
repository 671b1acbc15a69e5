import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import { classes, classReports, userAssignments } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { RateLimits } from "../../../http/rate-limits.ts";
import { newId, requiredOr } from "../../../input/fields.ts";
import type { ClassMember } from "../../../policy/classes.ts";

export const classReportInput = z.strictObject({
  id: newId,
  /** The assignment whose note is reported; null for the name of the class. */
  assignmentId: z.guid(requiredOr("invalidId")).toLowerCase().nullable(),
});
type ClassReportInput = z.output<typeof classReportInput>;

type Pupil = RequestContext & { member: ClassMember; rateLimits: RateLimits };

/**
 * Reports what a teacher wrote to the administrators, as the pupil sees it now. A repeated request stores nothing.
 *
 * @throws AppError not_found if the pupil does not have the assignment, or if it has no note; rate_limited for too many
 *   reports
 */
export async function reportText(pupil: Pupil, { id, assignmentId }: ClassReportInput) {
  const { db, now, member, rateLimits } = pupil;
  const { userId, classId } = member;
  const isSame = and(eq(classReports.userId, userId), eq(classReports.id, id));
  if ((await db.$count(classReports, isSame)) > 0) return;
  const text = await (assignmentId === null
    ? nameOf(pupil, classId)
    : noteOf(pupil, { userId, classId, assignmentId }));
  if (!text) throw new AppError("not_found");
  await rateLimits.consume("report", userId);
  const report = { userId, id, classId, assignmentId, text, createdAt: now.toISOString() };
  await db.insert(classReports).values(report).onConflictDoNothing();
}

async function nameOf({ db }: Pick<Pupil, "db">, classId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: classes.name })
    .from(classes)
    .where(eq(classes.id, classId));
  return row?.name;
}

async function noteOf(
  { db }: Pick<Pupil, "db">,
  key: { userId: string; classId: string; assignmentId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ note: userAssignments.note })
    .from(userAssignments)
    .where(
      and(
        eq(userAssignments.userId, key.userId),
        eq(userAssignments.classId, key.classId),
        eq(userAssignments.assignmentId, key.assignmentId),
      ),
    );
  return row?.note;
}
