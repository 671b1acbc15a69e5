import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey, ReportReason } from "@verbena/core/vocabulary";
import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { exerciseReports, users } from "../../db/schema.ts";
import { type CaredExercise, findCaredExercises } from "./cared-exercise.ts";

/** A report that waits for an answer. */
export type OpenReport = {
  userId: string;
  id: string;
  username: string;
  exerciseKey: ExerciseKey;
  exerciseId: string;
  /** Null when no file has it any more. */
  exercise: CaredExercise | null;
  reason: ReportReason;
  comment: string | null;
  given: string | null;
  createdAt: Instant;
};

export type ReportsPage = {
  reports: OpenReport[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

const REPORTS_PER_PAGE = 50;

/**
 * A page of the reports that wait for an answer, the oldest first.
 *
 * @param after time and id of the last report of the page before
 */
export async function listOpenReports(
  db: Tables,
  after: readonly [Instant, string] | undefined,
): Promise<ReportsPage> {
  const { userId, id, exerciseKey, exerciseId, reason, comment, given, createdAt, answeredAt } =
    exerciseReports;
  const rows = await db
    .select({
      userId,
      id,
      username: users.name,
      exerciseKey,
      exerciseId,
      reason,
      comment,
      given,
      createdAt,
    })
    .from(exerciseReports)
    .innerJoin(users, eq(users.id, userId))
    .where(
      sql`${isNull(answeredAt)}${after ? sql` and (${createdAt}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}`,
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(REPORTS_PER_PAGE + 1);
  const page = rows.slice(0, REPORTS_PER_PAGE);
  const exercises = await findCaredExercises(db, [...new Set(page.map((row) => row.exerciseId))]);
  const reports = page.map((row) => ({
    ...row,
    exercise: exercises.get(row.exerciseId) ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  const last = rows.length > REPORTS_PER_PAGE ? reports.at(-1) : undefined;
  return { reports, next: last ? `${last.createdAt}_${last.id}` : null };
}
