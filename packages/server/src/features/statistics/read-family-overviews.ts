import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { levelOf } from "@verbena/core/levels";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Database } from "../../db/database.ts";
import { dailyStats, exerciseProgress } from "../../db/schema.ts";
import type { Counts } from "./schema.ts";

export type FamilyOverview = {
  today: Counts;
  /** Since the last reset. */
  total: Counts;
  /** Index of the level. */
  level: number;
  lastLevelUpAt: Instant | null;
};

const none: Counts = { attempts: 0, correct: 0 };

/** @param timeZone decides which day is today */
export async function readFamilyOverviews(
  { db, user, now }: RequestContext,
  timeZone: string,
): Promise<Record<Family, FamilyOverview>> {
  const rows = await findTotals(db, user.id, dayIn(now.toISOString(), timeZone));
  return forEveryFamily((family) => {
    const row = rows.find((total) => total.family === family);
    if (!row) return { today: none, total: none, level: 0, lastLevelUpAt: null };
    const { attempts, correct, todayAttempts, todayCorrect, lastLevelUpAt } = row;
    return {
      today: { attempts: todayAttempts, correct: todayCorrect },
      total: { attempts, correct },
      level: levelOf(correct),
      lastLevelUpAt,
    };
  });
}

async function findTotals(db: Database, userId: string, today: Day) {
  const isToday = and(
    eq(dailyStats.userId, exerciseProgress.userId),
    eq(dailyStats.family, exerciseProgress.family),
    eq(dailyStats.day, today),
  );
  return db
    .select({
      family: exerciseProgress.family,
      attempts: exerciseProgress.totalAttempts,
      correct: exerciseProgress.totalCorrect,
      lastLevelUpAt: exerciseProgress.lastLevelUpAt,
      todayAttempts: sql<number>`coalesce(${dailyStats.attempts}, 0)`,
      todayCorrect: sql<number>`coalesce(${dailyStats.correct}, 0)`,
    })
    .from(exerciseProgress)
    .leftJoin(dailyStats, isToday)
    .where(eq(exerciseProgress.userId, userId));
}
