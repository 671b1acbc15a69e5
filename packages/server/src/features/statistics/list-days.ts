import type { Day } from "@verbena/core/calendar";
import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/request-context.ts";
import { dailyStats } from "../../db/schema.ts";
import { type Counts, type DaysQuery, familiesOf } from "./schema.ts";

export type PractisedDay = Counts & { day: Day };

/** The days of a period on which a learner answered, earliest first. */
export async function listDays(
  { db, user }: Pick<RequestContext, "db" | "user">,
  { from, to, family }: DaysQuery,
): Promise<PractisedDay[]> {
  const { day, attempts, correct } = dailyStats;
  const ofFamilies = inArray(dailyStats.family, familiesOf(family));
  return db
    .select({
      day,
      attempts: sql<number>`sum(${attempts})::int`,
      correct: sql<number>`sum(${correct})::int`,
    })
    .from(dailyStats)
    .where(and(eq(dailyStats.userId, user.id), ofFamilies, between(day, from, to)))
    .groupBy(day)
    .orderBy(asc(day));
}
