import { addDays, type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import { fallbackLanguage } from "@verbena/core/languages";
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database, DatabaseContext } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import {
  assignments,
  classActions,
  classes,
  classInvitations,
  classMembers,
  profiles,
  teacherInvitations,
  users,
} from "../../../db/schema.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { describeError } from "../../../errors/app-error.ts";
import { queueMail } from "../../../mail-queue/queue-mail.ts";
import { endAssignments } from "../assignments/end-assignments.ts";
import { deleteClass } from "../delete-classes.ts";
import { lockClass } from "../lock-class.ts";

/** Teachers are reminded so many days before the last day. */
const REMINDER_DAYS = 30;

/** An archived class can be read for so many days. */
const KEPT_DAYS = 60;

/** An administrator's invitation of an address that nobody has confirmed ends after so many days. */
const TEACHER_INVITATION_DAYS = 90;

/** The log says for so many days what teachers did. */
const ACTION_DAYS = 365;

/** What was done. */
type Ended = { reminded: number; archived: number; deleted: number };

type Context = { db: Database; now: Date } & Pick<Dependencies, "linkOrigin" | "log">;

/**
 * Reminds teachers of the end of their classes, archives classes after their last day, deletes classes that were
 * archived long ago, and forgets mail addresses of expired invitations, and old actions of teachers. Of several
 * processes, one does each of these.
 */
export async function endClasses(context: Context): Promise<Ended> {
  const { db, now } = context;
  await db.delete(classInvitations).where(lte(classInvitations.expiresAt, now.toISOString()));
  const daysAgo = (days: number) => addDays(now.toISOString(), -days);
  const lastInvited = daysAgo(TEACHER_INVITATION_DAYS);
  await db.delete(teacherInvitations).where(lte(teacherInvitations.invitedAt, lastInvited));
  await db.delete(classActions).where(lte(classActions.at, daysAgo(ACTION_DAYS)));
  // First archives: nobody is reminded of a class that has ended while the server was down.
  const archived = await countEach(context, await findEnded(context), archiveIfDue);
  await countEach(context, await findArchivedWithAssignments(context), endAssignmentsOf);
  const reminded = await countEach(context, await findEnding(context), remind);
  const deleted = await countEach(context, await findDeletable(context), deleteIfDue);
  return { reminded, archived, deleted };
}

/** Counts the classes with which something was done. A class with which it fails does not stop the others. */
async function countEach(
  context: Context,
  ids: string[],
  act: (context: Context, id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const classId of ids) {
    try {
      if (await act(context, classId)) count += 1;
    } catch (error) {
      context.log.error({ error: describeError(error), classId }, "could not end a class");
    }
  }
  return count;
}

const deletableBefore = (now: Date) => addDays(now.toISOString(), -KEPT_DAYS);

async function findDeletable({ db, now }: DatabaseContext): Promise<string[]> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(lte(classes.archivedAt, deletableBefore(now)))
    .orderBy(asc(classes.archivedAt));
  return rows.map(({ id }) => id);
}

async function deleteIfDue({ db, now }: DatabaseContext, classId: string): Promise<boolean> {
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: classes.id })
        .from(classes)
        .where(and(eq(classes.id, classId), lte(classes.archivedAt, deletableBefore(now))))
        .for("update");
      if (due.length === 0) return false;
      await deleteClass({ db: tx, now }, classId);
      return true;
    }),
  );
}

const hasEnded = ({ lastDay, timeZone }: { lastDay: Day; timeZone: string }, now: Date) =>
  dayIn(now.toISOString(), timeZone) > lastDay;

async function findEnded({ db, now }: DatabaseContext): Promise<string[]> {
  // A day begins first in the zones ahead of UTC.
  const tomorrow = shiftDay(dayIn(now.toISOString(), "UTC"), 1);
  const rows = await db
    .select({ id: classes.id, lastDay: classes.lastDay, timeZone: classes.timeZone })
    .from(classes)
    .where(and(isNull(classes.archivedAt), lt(classes.lastDay, tomorrow)));
  return rows.filter((row) => hasEnded(row, now)).map(({ id }) => id);
}

async function archiveIfDue({ db, now }: DatabaseContext, classId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(classes)
      .where(and(eq(classes.id, classId), isNull(classes.archivedAt)))
      .for("no key update");
    // The teacher may have moved the last day meanwhile.
    if (!locked || !hasEnded(locked, now)) return false;
    await tx.update(classes).set({ archivedAt: now.toISOString() }).where(eq(classes.id, classId));
    return true;
  });
}

/** Archived classes, such as those of a deleted account, whose assignments go on. */
async function findArchivedWithAssignments({ db, now }: DatabaseContext): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: classes.id })
    .from(classes)
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .where(and(isNotNull(classes.archivedAt), gt(assignments.until, now.toISOString())));
  return rows.map(({ id }) => id);
}

async function endAssignmentsOf({ db, now }: Context, classId: string): Promise<boolean> {
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockClass(tx, classId);
      await endAssignments(tx, classId, now.toISOString());
    }),
  );
  return true;
}

/** A class that was opened later than the reminder would be sent needs none. */
function isEnding(now: Date) {
  const latest = shiftDay(dayIn(now.toISOString(), "UTC"), REMINDER_DAYS);
  return and(
    isNull(classes.archivedAt),
    isNull(classes.remindedAt),
    lte(classes.lastDay, latest),
    sql`${classes.createdAt} < ${classes.lastDay} - ${REMINDER_DAYS}::int`,
  );
}

async function findEnding({ db, now }: DatabaseContext): Promise<string[]> {
  const rows = await db.select({ id: classes.id }).from(classes).where(isEnding(now));
  return rows.map(({ id }) => id);
}

/** Queues a mail to each teacher with a confirmed address. */
async function remind({ db, now, linkOrigin }: Context, classId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(classes)
      .set({ remindedAt: now.toISOString() })
      .where(and(eq(classes.id, classId), isEnding(now)))
      .returning({ name: classes.name, lastDay: classes.lastDay });
    if (!claimed) return false;
    const recipients = await tx
      .select({
        userId: users.id,
        email: users.email,
        username: users.name,
        language: profiles.preferredLanguage,
      })
      .from(classMembers)
      .innerJoin(users, eq(users.id, classMembers.userId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(
        and(
          eq(classMembers.classId, classId),
          eq(classMembers.role, "teacher"),
          users.emailVerified,
        ),
      );
    for (const { userId, email, username, language } of recipients) {
      const link = `${linkOrigin}/app/classes/${classId}/settings`;
      const content = { username, className: claimed.name, lastDay: claimed.lastDay, link };
      const mail = { userId, recipient: email, language: language ?? fallbackLanguage };
      await queueMail({ db: tx, now }, { ...mail, kind: "class-ending", content });
    }
    return true;
  });
}
