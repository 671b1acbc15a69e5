import type { Instant } from "@verbena/core/calendar";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tables } from "../../db/database.ts";
import { exerciseReports, profiles, users } from "../../db/schema.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";
import { type LearnerReport, ofProfile, ofUser, reportColumns } from "./reports.ts";

/** A report that was answered, or closed without an answer. */
export type AnsweredReport = LearnerReport & {
  /** Null when no file has it any more. */
  exercise: ExerciseForReview | null;
  /** Null where it was closed without one. */
  answer: string | null;
  answeredAt: Instant;
  /** The administrator's name; null when their account is gone. */
  answeredBy: string | null;
};

export type AnsweredReportsPage = {
  reports: AnsweredReport[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

const REPORTS_PER_PAGE = 50;

const admins = alias(users, "admins");

/**
 * A page of the reports that wait no longer, those answered last first.
 *
 * @param after when the last report of the page before was answered, and its id
 */
export async function listAnsweredReports(
  db: Tables,
  after: readonly [Instant, string] | undefined,
): Promise<AnsweredReportsPage> {
  const found = await findAnswered(db, after);
  const page = found.slice(0, REPORTS_PER_PAGE);
  const ids = [...new Set(page.map(({ exerciseId }) => exerciseId))];
  const exercises = await findExercisesForReview(db, ids);
  const reports = page.map((row) => ({
    ...row,
    exercise: exercises.get(row.exerciseId) ?? null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: (row.answeredAt ?? row.createdAt).toISOString(),
  }));
  const last = found.length > REPORTS_PER_PAGE ? reports.at(-1) : undefined;
  return { reports, next: last ? `${last.answeredAt}_${last.id}` : null };
}

function findAnswered(db: Tables, after: readonly [Instant, string] | undefined) {
  const { id, answer, answeredAt } = exerciseReports;
  const isLater =
    after && sql` and (${answeredAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return db
    .select({ ...reportColumns, answer, answeredAt, answeredBy: admins.name })
    .from(exerciseReports)
    .innerJoin(users, ofUser)
    .leftJoin(profiles, ofProfile)
    .leftJoin(admins, eq(admins.id, exerciseReports.answeredBy))
    .where(sql`${isNotNull(answeredAt)}${isLater ?? sql``}`)
    .orderBy(desc(answeredAt), desc(id))
    .limit(REPORTS_PER_PAGE + 1);
}
