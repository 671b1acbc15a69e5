import type { Instant } from "@verbena/core/calendar";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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

export type AnsweredReport = LearnerReport & {
  /** Null if the content files no longer have it. */
  exercise: EditableExercise | null;
  /** Null if the report was closed without an answer. */
  answer: string | null;
  answeredAt: Instant;
  /** The administrator's name; null if their account was deleted. */
  answeredBy: string | null;
};

export type AnsweredReportsPage = { reports: AnsweredReport[]; next: string | null };

const REPORTS_PER_PAGE = 50;

const admins = alias(users, "admins");

/**
 * A page of the reports that were answered or closed, the most recent first.
 *
 * @param after when the last report of the previous page was answered, and its id
 */
export async function listAnsweredReports(
  db: Queryable,
  after: readonly [Instant, string] | undefined,
): Promise<AnsweredReportsPage> {
  const { id, answer, answeredAt, answeredBy } = exerciseReports;
  const isAfterCursor =
    after && sql`(${answeredAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const rows = await db
    .select({
      ...reportColumns,
      answer,
      answeredAt: sql<Instant>`${answeredAt}`.mapWith(answeredAt),
      answeredBy: admins.name,
    })
    .from(exerciseReports)
    .innerJoin(users, isReporter)
    .leftJoin(profiles, isReportersProfile)
    .leftJoin(admins, eq(admins.id, answeredBy))
    .where(and(isNotNull(answeredAt), isAfterCursor))
    .orderBy(desc(answeredAt), desc(id))
    .limit(REPORTS_PER_PAGE + 1);
  const { page, next } = pageWithCursor(rows, REPORTS_PER_PAGE, (row) => [row.answeredAt, row.id]);
  const ids = [...new Set(page.map(({ exerciseId }) => exerciseId))];
  const exercises = await findEditableExercises(db, ids);
  const reports = page.map((row) => ({
    ...row,
    exercise: exercises.get(row.exerciseId) ?? null,
  }));
  return { reports, next };
}
