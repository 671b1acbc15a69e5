import { and, desc, eq } from "drizzle-orm";
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

/** Leaves one that is there already as it is. */
export async function insertReport(db: Tables, row: StoredReport): Promise<void> {
  await db.insert(exerciseReports).values(row).onConflictDoNothing();
}
