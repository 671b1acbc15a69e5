import type { Day } from "@verbena/core/calendar";
import type { DiagnosisCode, ExerciseKey } from "@verbena/core/vocabulary";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { dailyStats } from "../../db/schema.ts";

export type CountedCause = {
  cause: DiagnosisCode;
  /** Answers that went wrong for it; always above 0. */
  count: number;
};

type Period = { exerciseKey: ExerciseKey; days: number; today: Day };

/** A learner's causes over the last days, today included, from the roll-ups of those days. */
export async function countCauses(
  db: Database,
  userId: string,
  { exerciseKey, days, today }: Period,
): Promise<CountedCause[]> {
  const { rows } = await db.execute<CountedCause>(sql`
    select counted.key as cause, sum(counted.value::int)::int as count
    from ${dailyStats}, json_each_text(${dailyStats.causes}) as counted
    where ${dailyStats.userId} = ${userId} and ${dailyStats.exerciseKey} = ${exerciseKey}
      and ${dailyStats.day} > ${today}::date - ${days}::int
    group by counted.key`);
  return rows;
}
