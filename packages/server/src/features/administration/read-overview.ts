import { successRate } from "@verbena/core/progress/statistics";
import { count, sum } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { userTotals } from "../../db/schema.ts";

export type PlatformOverview = {
  total_users: number;
  /** Answers of all users. */
  total_repetitions: number;
  /** Per cent, rounded. */
  success_rate: number;
};

/** Totals of the whole platform, from one short row per user. */
export async function readOverview(db: Queryable): Promise<PlatformOverview> {
  const { totalAttempts, totalCorrect } = userTotals;
  const [row] = await db
    .select({ users: count(), attempts: sum(totalAttempts), correct: sum(totalCorrect) })
    .from(userTotals);
  const attempts = Number(row?.attempts ?? 0);
  return {
    total_users: row?.users ?? 0,
    total_repetitions: attempts,
    success_rate: successRate(Number(row?.correct ?? 0), attempts),
  };
}
