import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { exerciseCorrections, exerciseReports } from "../../db/schema.ts";

/** How much there is to do, and what was done. */
export type CareCounts = { openReports: number; corrections: number };

/** The indexes alone have the answer: the partial one of open reports, and the key of corrections. */
export const careCountsStatement = sql`
  select
    (select count(*)::int from ${exerciseReports} where answered_at is null) as open_reports,
    (select count(*)::int from ${exerciseCorrections}) as corrections`;

/** How many reports wait for an answer, and how many sentences are corrected or hidden. */
export async function countCare(db: Database): Promise<CareCounts> {
  const { rows } = await db.execute<{ open_reports: number; corrections: number }>(
    careCountsStatement,
  );
  const { open_reports: openReports = 0, corrections = 0 } = rows[0] ?? {};
  return { openReports, corrections };
}
