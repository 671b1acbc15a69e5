import { endOfDay } from "@verbena/core/calendar";
import { eq } from "drizzle-orm";
import type { ContentStore } from "../../content/content-store.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { classes } from "../../db/schema.ts";
import { applyClassSettings } from "./assignments/change-assignment.ts";
import { endAssignments, requireAssignmentsEndBy } from "./assignments/end-assignments.ts";
import type { MemberContext } from "./in-class.ts";
import { lockClass, lockClassFor } from "./lock-class.ts";
import { logClassAction } from "./log-action.ts";
import { requireLastDay } from "./open-class.ts";
import type { ClassChange } from "./schema.ts";

/**
 * Changes the settings of a class, also for its running assignments.
 *
 * @throws AppError invalid_input for a last day that is too early or too late, or earlier than the end of an assignment;
 *   forbidden for an archived class
 */
export async function changeClass(
  { db, now, member, content }: MemberContext & { content: ContentStore },
  change: ClassChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const catalogue = await content.current();
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const stored = await lockClassFor(tx, member, "change class");
      const { lastDay = stored.lastDay, timeZone = stored.timeZone } = change;
      if (change.lastDay !== undefined) requireLastDay({ lastDay, timeZone }, now);
      const end = endOfDay(lastDay, timeZone);
      if (end < endOfDay(stored.lastDay, stored.timeZone)) {
        await requireAssignmentsEndBy(tx, member.classId, end);
      }
      // A later end has its own reminder.
      const remindedAt = lastDay > stored.lastDay ? null : stored.remindedAt;
      await tx
        .update(classes)
        .set({ ...change, remindedAt })
        .where(eq(classes.id, member.classId));
      const { region, persons, acceptsMissingAccents } = change;
      if ((region ?? persons ?? acceptsMissingAccents) === undefined) return;
      await applyClassSettings(tx, { member, catalogue, now });
    }),
  );
}

/** Makes a class read only, and ends its assignments. It is deleted 60 days later. An archived class stays so. */
export async function archiveClass({ db, now, user, member }: MemberContext): Promise<void> {
  const { classId } = member;
  const at = now.toISOString();
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const { archivedAt } = await lockClass(tx, classId);
      if (archivedAt !== null) return;
      await tx.update(classes).set({ archivedAt: at }).where(eq(classes.id, classId));
      await endAssignments(tx, classId, at);
      const action = { classId, teacherId: user.id, kind: "class-archived" } as const;
      await logClassAction({ db: tx, now }, action);
    }),
  );
}
