import { successRate } from "@verbena/core/progress/statistics";
import { count, sum } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { userTotals } from "../../db/schema.ts";

export type PlatformOverview = {
  total_users: number;
  /** Answers of everybody. */
  total_repetitions: number;
  /** In whole per cent. */
  success_rate: number;
};

/** From so many users on, the figures are remembered: to read them is to look at every user. */
const GREAT_FROM = 10_000;
const REMEMBERED_MS = 60_000;

type Platform = { db: Tables; now: () => Date; greatFrom?: number };

/** How the platform as a whole does; on a great one, as it did up to a minute ago. */
export function createOverview({ db, now, greatFrom = GREAT_FROM }: Platform) {
  let remembered: { overview: PlatformOverview; until: number } | null = null;
  const isGreat = (overview: PlatformOverview) => overview.total_users >= greatFrom;

  async function read(): Promise<PlatformOverview> {
    if (remembered && now().getTime() < remembered.until) return remembered.overview;
    const overview = await readOverview(db);
    const until = now().getTime() + REMEMBERED_MS;
    remembered = isGreat(overview) ? { overview, until } : null;
    return overview;
  }

  return {
    read,
    /** How many users there are; on a great platform a minute ago, and so not exactly. */
    async countUsers(): Promise<{ count: number; exact: boolean }> {
      const overview = await read();
      return { count: overview.total_users, exact: !isGreat(overview) };
    },
    /** Has the figures read anew, where somebody looks for what they have just done. */
    forget(): void {
      remembered = null;
    },
  };
}

/** From one short row per user. */
async function readOverview(db: Tables): Promise<PlatformOverview> {
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
