import type { Instant } from "@verbena/core/calendar";
import { and, asc, count, inArray, isNull, lte, min, sql } from "drizzle-orm";
import {
  type EditableExercise,
  findEditableExercises,
} from "../../content/find-editable-exercises.ts";
import type { Queryable } from "../../db/database.ts";
import { exerciseReports, profiles, users } from "../../db/schema.ts";
import { pageWithCursor } from "../../input/cursor.ts";
import {
  isReporter,
  isReportersProfile,
  type LearnerReport,
  reportColumns,
} from "./report-json.ts";
import { REPORTS_MAX } from "./schema.ts";

/** An exercise with its open reports. */
export type ReportedExercise = {
  exerciseId: string;
  /** Null if the content files no longer have it. */
  exercise: EditableExercise | null;
  /** Number of its open reports. */
  count: number;
  /** The oldest ones, at most as many as one answer is for. */
  reports: LearnerReport[];
};

export type OpenReportsPage = { exercises: ReportedExercise[]; next: string | null };

const EXERCISES_PER_PAGE = 20;

const { exerciseId, createdAt, id, answeredAt } = exerciseReports;

/**
 * A page of the exercises with open reports, sorted by the oldest report.
 *
 * @param after cursor: the time of the oldest report and the id of the last exercise on the previous page
 */
export async function listOpenReports(
  db: Queryable,
  after: readonly [Instant, string] | undefined,
): Promise<OpenReportsPage> {
  const oldest = min(createdAt);
  const rows = await db
    .select({ exerciseId, count: count(), oldest })
    .from(exerciseReports)
    .where(isNull(answeredAt))
    .groupBy(exerciseId)
    .having(after && sql`(${oldest}, ${exerciseId}) > (${after[0]}::timestamptz, ${after[1]})`)
    .orderBy(asc(oldest), asc(exerciseId))
    .limit(EXERCISES_PER_PAGE + 1);
  const { page, next } = pageWithCursor(rows, EXERCISES_PER_PAGE, (row) => [
    row.oldest,
    row.exerciseId,
  ]);
  const ids = page.map((row) => row.exerciseId);
  const exercises = await findEditableExercises(db, ids);
  const reports = Map.groupBy(await findOpenReports(db, ids), (report) => report.exerciseId);
  return {
    exercises: page.map(({ oldest: _, ...row }) => ({
      ...row,
      exercise: exercises.get(row.exerciseId) ?? null,
      reports: reports.get(row.exerciseId) ?? [],
    })),
    next,
  };
}

/** The oldest reports of each exercise, at most `REPORTS_MAX` for each. */
async function findOpenReports(db: Queryable, ids: readonly string[]): Promise<LearnerReport[]> {
  const position = sql<number>`row_number() over (
    partition by ${exerciseId} order by ${createdAt}, ${id})`;
  const open = db
    .select({ ...reportColumns, position: position.as("position") })
    .from(exerciseReports)
    .innerJoin(users, isReporter)
    .leftJoin(profiles, isReportersProfile)
    .where(and(isNull(answeredAt), inArray(exerciseId, [...ids])))
    .as("open");
  const isWanted = lte(open.position, REPORTS_MAX);
  const rows = await db.select().from(open).where(isWanted).orderBy(open.position);
  return rows.map(({ position: _, ...row }) => row);
}
