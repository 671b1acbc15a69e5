import type { Instant } from "@verbena/core/calendar";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { assignments, classMembers, userAssignments } from "../../../db/schema.ts";
import { invalidInput } from "../../../errors/app-error.ts";
import { raiseLastChange } from "./copies.ts";

/**
 * Ends the assignments of a class that is being archived, also for pupils with more time. What pupils have done stays.
 * Those that have not begun lose their dates, as in a copied class: nobody has them, and teachers can copy them. May
 * deadlock with the recording of an answer, so call it in `retryOnDeadlock`.
 *
 * @param tx a transaction, after `lockClass`
 */
export async function endAssignments(tx: Queryable, classId: string, now: Instant): Promise<void> {
  const pupils = await raiseLastChange(tx, await findPupils(tx, classId));
  const isCopy = and(inArray(userAssignments.userId, pupils), eq(userAssignments.classId, classId));
  await tx.delete(userAssignments).where(and(isCopy, gt(userAssignments.from, now)));
  await tx
    .update(userAssignments)
    .set({ until: now })
    .where(and(isCopy, gt(userAssignments.until, now)));
  const ofClass = eq(assignments.classId, classId);
  const { from, until } = assignments;
  await tx
    .update(assignments)
    .set({ from: now, until: now })
    .where(and(ofClass, gt(from, now)));
  await tx
    .update(assignments)
    .set({ until: now })
    .where(and(ofClass, lte(from, now), gt(until, now)));
}

/**
 * @param end of the class, as a teacher wants to change it
 * @throws AppError invalid_input if an assignment ends later, for the class or for a pupil with more time
 */
export async function requireAssignmentsEndBy(
  tx: Queryable,
  classId: string,
  end: Instant,
): Promise<void> {
  const ofClass = and(eq(assignments.classId, classId), gt(assignments.until, end));
  const ofPupils = and(
    inArray(userAssignments.userId, await findPupils(tx, classId)),
    eq(userAssignments.classId, classId),
    gt(userAssignments.until, end),
  );
  const count =
    (await tx.$count(assignments, ofClass)) + (await tx.$count(userAssignments, ofPupils));
  if (count > 0) throw invalidInput("lastDay", "lastDayBeforeAssignment");
}

async function findPupils(tx: Queryable, classId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.role, "pupil")));
  return rows.map(({ userId }) => userId);
}
