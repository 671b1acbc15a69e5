import { successRate } from "@verbena/core/progress/statistics";
import { sum } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { userProgress, users } from "../../db/schema.ts";
import { version } from "../../release.ts";

export type PlatformOverview = {
  totalUsers: number;
  /** Answers of all users. */
  totalRepetitions: number;
  /** Per cent, rounded. */
  successRate: number;
  /** The release of the server that answers. */
  version: string;
};

/** Totals of the whole platform, and its release. */
export async function readPlatformOverview(db: Queryable): Promise<PlatformOverview> {
  const { totalAttempts, totalCorrect } = userProgress;
  const [row] = await db
    .select({ attempts: sum(totalAttempts), correct: sum(totalCorrect) })
    .from(userProgress);
  const attempts = Number(row?.attempts ?? 0);
  return {
    totalUsers: await db.$count(users),
    totalRepetitions: attempts,
    successRate: successRate(Number(row?.correct ?? 0), attempts),
    version,
  };
}
