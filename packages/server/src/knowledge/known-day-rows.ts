import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { knowledgeDays } from "../db/schema.ts";
import type { KnownDay } from "./known-days.ts";

/** PostgreSQL has at most 65,535 parameters in a statement. */
const ROWS_MAX = 5_000;

/** Stores what a learner knew on some days. If they are all days, the earlier rows are replaced. */
export async function storeDays(
  db: Queryable,
  userId: string,
  { days, isWhole }: { days: readonly KnownDay[]; isWhole: boolean },
): Promise<void> {
  if (isWhole) await db.delete(knowledgeDays).where(eq(knowledgeDays.userId, userId));
  const { family, day } = knowledgeDays;
  for (let from = 0; from < days.length; from += ROWS_MAX) {
    await db
      .insert(knowledgeDays)
      .values(days.slice(from, from + ROWS_MAX).map((known) => ({ userId, ...known })))
      .onConflictDoUpdate({
        target: [knowledgeDays.userId, family, day],
        set: {
          shown: sql`excluded.shown`,
          expected: sql`excluded.expected`,
          forms: sql`excluded.forms`,
        },
      });
  }
}
