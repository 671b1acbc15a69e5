import { dayIn } from "@verbena/core/calendar";
import { type DiagnosisCode, diagnosisCodes } from "@verbena/core/causes";
import { inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/request-context.ts";
import { dailyStats } from "../../db/schema.ts";
import { type CausesQuery, familiesOf } from "./schema.ts";

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
