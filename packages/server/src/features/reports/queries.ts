import { and, desc, eq, isNotNull, isNull, lte, max } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { exerciseReports } from "../../db/schema.ts";

export type StoredReport = typeof exerciseReports.$inferSelect;

export async function findReport(
  db: Tables,
  userId: string,
  id: string,
): Promise<StoredReport | undefined> {
  const own = and(eq(exerciseReports.userId, userId), eq(exerciseReports.id, id));
  const [row] = await db.select().from(exerciseReports).where(own);
  return row;
}

/** Newest first. */
export async function findReports(
  db: Tables,
  userId: string,
  limit: number,
): Promise<StoredReport[]> {
  return db
    .select()
    .from(exerciseReports)
    .where(eq(exerciseReports.userId, userId))
    .orderBy(desc(exerciseReports.createdAt), desc(exerciseReports.id))
    .limit(limit);
}

/** When the last answer came that the learner has not read; a report closed without one has none. */
export async function findUnreadAnswer(db: Tables, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(exerciseReports.answeredAt) })
    .from(exerciseReports)
    .where(isUnread(userId));
  return row?.at ?? null;
}

/** Notes that the learner has read the answers until an instant; one that came later stays unread. */
export async function keepAnswersRead(
  db: Tables,
  userId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .update(exerciseReports)
    .set({ readAt: now })
    .where(and(isUnread(userId), lte(exerciseReports.answeredAt, until)));
}

function isUnread(learner: string) {
  const { userId, answer, readAt } = exerciseReports;
  return and(eq(userId, learner), isNotNull(answer), isNull(readAt));
}

/** Keeps a report, in place of an earlier one under its id; one that was answered stays as it is. */
export async function keepReport(db: Tables, row: StoredReport): Promise<void> {
  const { userId, id, answeredAt } = exerciseReports;
  const { exerciseKey, exerciseId, reason, comment, given } = row;
  await db
    .insert(exerciseReports)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, id],
      set: { exerciseKey, exerciseId, reason, comment, given },
      setWhere: isNull(answeredAt),
    });
}
