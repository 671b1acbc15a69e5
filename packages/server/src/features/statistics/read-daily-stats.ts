import { type Day, dayIn } from "@verbena/core/calendar";
import { type DiagnosisCode, diagnosisCodes } from "@verbena/core/causes";
import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { dailyStats } from "../../db/schema.ts";
import { type CausesQuery, type Counts, type DaysQuery, familiesOf } from "./schema.ts";

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

export type CountedCause = { cause: DiagnosisCode; count: number };

/** The causes of mistakes in a family, or in all, over the last days, today included, most frequent first. */
export async function listCauses(
  { db, user, now }: RequestContext,
  { family, days, timeZone }: CausesQuery,
): Promise<CountedCause[]> {
  const today = dayIn(now.toISOString(), timeZone);
  const { rows } = await db.execute<CountedCause>(sql`
    select counted.key as cause, sum(counted.value::int)::int as count
    from ${dailyStats}, json_each_text(${dailyStats.causes}) as counted
    where ${dailyStats.userId} = ${user.id} and ${inArray(dailyStats.family, familiesOf(family))}
      and ${dailyStats.day} > ${today}::date - ${days}::int
    group by counted.key`);
  const orderOf = ({ cause }: CountedCause) => diagnosisCodes.indexOf(cause);
  return rows.sort((a, b) => b.count - a.count || orderOf(a) - orderOf(b));
}
