import { and, desc, eq, isNotNull, isNull, max } from "drizzle-orm";
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

/** When the learner was answered last; what was closed without an answer does not count. */
export async function findLastAnswer(db: Tables, learner: string): Promise<Date | null> {
  const { userId, answer, answeredAt } = exerciseReports;
  const [row] = await db
    .select({ at: max(answeredAt) })
    .from(exerciseReports)
    .where(and(eq(userId, learner), isNotNull(answer)));
  return row?.at ?? null;
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
