import type { Instant } from "@verbena/core/calendar";
import type { Task } from "@verbena/core/classes/assignment";
import { and, asc, eq, gte } from "drizzle-orm";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import type { ContentStore } from "../../../content/content-store.ts";
import type { Queryable } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { assignments, userAssignments } from "../../../db/schema.ts";
import { AppError, invalidInput } from "../../../errors/app-error.ts";
import { type ClassMember, type Pupils, pupilsOf } from "../../../policy/classes.ts";
import { lockSettings } from "./class-settings.ts";
import {
  type AssignmentKey,
  countRunning,
  findFull,
  isAssignment,
  newCopy,
  RUNNING_MAX,
  raiseLastChange,
} from "./copies.ts";
import { findLeftOut, type LeftOutPupil, requireRoomOfChosen } from "./left-out.ts";
import { requiredPeriod } from "./period.ts";
import { ASSIGNMENT_PUPILS_MAX, type AssignmentInput, type TaskInput } from "./schema.ts";
import { requiredForms, resolveTask } from "./task.ts";

/** Assignments that a class keeps, with past ones. */
const CLASS_ASSIGNMENTS_MAX = 300;

/** A teacher of a class, and what the operations on its assignments need. */
export type Teacher = RequestContext & { content: ContentStore; member: ClassMember };

/** What a teacher gives, or a copy of it. */
type Given = Omit<AssignmentInput, "task"> & { task: TaskInput | Task };

/**
 * Gives an assignment to the pupils of a class, or to some of them. The class gets it without the pupils who have too many
 * assignments, perhaps of other classes. A repeated request gives no second one.
 *
 * @returns the pupils who were left out
 * @throws AppError invalid_input for a task without forms, an impossible period, and chosen pupils who are unknown or have
 *   too many assignments; forbidden when the class has too many assignments, or is archived
 */
export async function giveAssignment(teacher: Teacher, input: Given): Promise<LeftOutPupil[]> {
  const { db, now, member, content } = teacher;
  const catalogue = await content.current();
  const at = now.toISOString();
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const { settings, ...ofClass } = await lockSettings(tx, member.classId);
      const given = await findGiven(tx, { classId: member.classId, assignmentId: input.id });
      if (given) return findLeftOut(tx, member, given);
      const pupils = await pupilsOf(tx, member);
      const receivers = receiversOf(pupils, input.pupils);
      const period = requiredPeriod(input, ofClass, at);
      const ofTask = { pupils, catalogue, now, timeZone: ofClass.timeZone };
      const task = await resolveTask(tx, input.task, ofTask);
      const { id, goal, note } = input;
      await requireRoomForAssignment(tx, member.classId);
      const assignment = {
        classId: member.classId,
        id,
        note,
        task,
        goal,
        forEverybody: input.pupils === null,
        ...period,
        changedAt: at,
        formCount: requiredForms(task, settings, catalogue).length,
      };
      await tx.insert(assignments).values(assignment);
      const present = await raiseLastChange(
        tx,
        receivers.map(({ userId }) => userId),
      );
      const full = await findFull(tx, present, at);
      requireRoomOfChosen(input.pupils, full);
      const copies = present
        .filter((userId) => !full.has(userId))
        .map((userId) => newCopy(assignment, settings, { userId, since: at }));
      if (copies.length > 0) await tx.insert(userAssignments).values(copies);
      return receivers
        .filter(({ userId }) => full.has(userId))
        .map(({ userId, name }) => ({ userId, name }));
    }),
  );
}

/**
 * Gives pupils who join a class the assignments that all its pupils have and that have not ended. Answers from before do
 * not count. If a pupil would have too many assignments, those that end last are left out. Call it in the transaction
 * that makes the pupils members.
 */
export async function giveRunningAssignments(
  tx: Queryable,
  classId: string,
  { userIds, joinedAt }: { userIds: readonly string[]; joinedAt: Instant },
): Promise<void> {
  const { settings } = await lockSettings(tx, classId);
  const running = await tx
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.classId, classId),
        eq(assignments.forEverybody, true),
        gte(assignments.until, joinedAt),
      ),
    )
    .orderBy(asc(assignments.until), asc(assignments.id));
  if (running.length === 0) return;
  await raiseLastChange(tx, userIds);
  const counts = await countRunning(tx, userIds, joinedAt);
  const copies = userIds.flatMap((userId) =>
    running
      .slice(0, Math.max(RUNNING_MAX - (counts.get(userId) ?? 0), 0))
      .map((one) => newCopy(one, settings, { userId, since: joinedAt })),
  );
  if (copies.length > 0) await tx.insert(userAssignments).values(copies);
}

/**
 * The pupils who get an assignment.
 *
 * @param chosen null for all of them
 * @throws AppError invalid_input for somebody who is not a pupil of the class, and for too many
 */
export function receiversOf(pupils: Pupils, chosen: readonly string[] | null): Pupils[number][] {
  const receivers = chosen === null ? [...pupils] : chosenPupils(pupils, chosen);
  if (receivers.length > ASSIGNMENT_PUPILS_MAX) throw invalidInput("pupils", "tooManyPupils");
  return receivers;
}

function chosenPupils(pupils: Pupils, chosen: readonly string[]): Pupils[number][] {
  const ids = new Set(chosen.map((id) => id.toLowerCase()));
  const found = pupils.filter(({ userId }) => ids.has(userId));
  // Perhaps the pupil has left while the teacher chose.
  if (found.length < ids.size) throw invalidInput("pupils", "pupilGone");
  return found;
}

async function findGiven(tx: Queryable, key: AssignmentKey) {
  const [given] = await tx.select().from(assignments).where(isAssignment(key));
  return given;
}

async function requireRoomForAssignment(tx: Queryable, classId: string): Promise<void> {
  const stored = await tx.$count(assignments, eq(assignments.classId, classId));
  if (stored >= CLASS_ASSIGNMENTS_MAX) {
    throw new AppError("forbidden", [{ path: "", key: "tooManyClassAssignments" }]);
  }
}
