import { randomUUID } from "node:crypto";
import { dayIn } from "@verbena/core/calendar";
import { latestLastDay } from "@verbena/core/classes/school-year";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { assignments, classes, classMembers } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import type { StoredAssignment } from "./assignments/copies.ts";
import { writeNewCode } from "./class-codes.ts";
import { lockTeacher, refusalToOpen } from "./class-limits.ts";
import { logClassAction } from "./log-action.ts";
import type { ClassInput } from "./schema.ts";
import { writeMembers } from "./write-members.ts";

type Opener = RequestContext & { classesFor: Dependencies["classes"] };

/** An assignment of the class that is copied. */
type Template = Pick<StoredAssignment, "note" | "task" | "goal" | "formCount">;

/**
 * Opens a class, whose teacher the user is. A repeated request opens no second one.
 *
 * @param templates assignments that the class begins with, without dates, in their order
 *
 * @throws AppError forbidden for somebody who may not open classes, invalid_input for a last day that is too early or
 *   too late
 */
export async function openClass(
  opener: Opener,
  input: ClassInput,
  templates: readonly Template[] = [],
): Promise<void> {
  const { db, user, now, classesFor } = opener;
  const { teacherName, ...settings } = input;
  requireLastDay(settings, now);
  await db.transaction(async (tx) => {
    await lockTeacher(tx, user.id);
    const isOwn = and(eq(classMembers.classId, input.id), eq(classMembers.userId, user.id));
    if ((await tx.$count(classMembers, isOwn)) > 0) return;
    const refusal = await refusalToOpen(tx, user, classesFor);
    if (refusal !== null) throw new AppError("forbidden", [{ path: "", key: refusal }]);
    const opened = await tx
      .insert(classes)
      .values({ ...settings, createdAt: now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: classes.id });
    if (opened.length === 0) throw invalidInput("id", "invalidId");
    await writeNewCode(tx, input.id);
    const ofClass = { classId: input.id, role: "teacher" } as const;
    await writeMembers({ db: tx, now }, ofClass, [{ userId: user.id, name: teacherName }]);
    const undated = templates.map((one, place) => undatedAssignment(input.id, one, place, now));
    if (undated.length > 0) await tx.insert(assignments).values(undated);
    await logClassAction(
      { db: tx, now },
      { classId: input.id, teacherId: user.id, kind: "class-opened" },
    );
  });
}

/** See `isUndated`. Lists of assignments are sorted by their end: in this order, they keep their own. */
function undatedAssignment(
  classId: string,
  template: Template,
  place: number,
  now: Date,
): StoredAssignment {
  const at = new Date(now.getTime() - place).toISOString();
  const dates = { from: at, until: at, changedAt: at };
  return { classId, id: randomUUID(), forEverybody: true, ...template, ...dates };
}

/** @throws AppError invalid_input if a class cannot end on its last day */
export function requireLastDay(
  { lastDay, timeZone }: Pick<ClassInput, "lastDay" | "timeZone">,
  now: Date,
): void {
  const today = dayIn(now.toISOString(), timeZone);
  if (lastDay < today) throw invalidInput("lastDay", "lastDayPast");
  if (lastDay > latestLastDay(today)) throw invalidInput("lastDay", "lastDayTooLate");
}
