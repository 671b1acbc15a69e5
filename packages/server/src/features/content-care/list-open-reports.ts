import type { Instant } from "@verbena/core/calendar";
import { asc, count, inArray, isNull, lte, min, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { exerciseReports, profiles, users } from "../../db/schema.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";
import { type LearnerReport, ofProfile, ofUser, reportColumns } from "./reports.ts";
import { REPORTS_MAX } from "./schema.ts";

/** An exercise about which reports wait, the oldest first. */
export type ReportedExercise = {
  exerciseId: string;
  /** Null when no file has it any more. */
  exercise: ExerciseForReview | null;
  /** How many reports wait; those beyond what one answer is for come when these are answered. */
  count: number;
  reports: LearnerReport[];
};

export type OpenReportsPage = {
  exercises: ReportedExercise[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

type Group = { exerciseId: string; count: number; first: Instant };

const EXERCISES_PER_PAGE = 20;

/**
 * A page of the exercises about which reports wait for an answer, that which waits longest first.
 *
 * @param after since when the last exercise of the page before waits, and its id
 */
export async function listOpenReports(
  db: Tables,
  after: readonly [Instant, string] | undefined,
): Promise<OpenReportsPage> {
  const found = await findGroups(db, after);
  const groups = found.slice(0, EXERCISES_PER_PAGE);
  const ids = groups.map(({ exerciseId }) => exerciseId);
  const known = await findExercisesForReview(db, ids);
  const reports = Map.groupBy(await findOpen(db, ids), ({ exerciseId }) => exerciseId);
  const last = found.length > EXERCISES_PER_PAGE ? groups.at(-1) : undefined;
  return {
    exercises: groups.map(({ exerciseId, count }) => ({
      exerciseId,
      exercise: known.get(exerciseId) ?? null,
      count,
      reports: reports.get(exerciseId) ?? [],
    })),
    next: last ? `${last.first}_${last.exerciseId}` : null,
  };
}

async function findGroups(
  db: Tables,
  after: readonly [Instant, string] | undefined,
): Promise<Group[]> {
  const { exerciseId, createdAt, answeredAt } = exerciseReports;
  const first = min(createdAt);
  const rows = await db
    .select({ exerciseId, count: count(), first })
    .from(exerciseReports)
    .where(isNull(answeredAt))
    .groupBy(exerciseId)
    .having(after && sql`(${first}, ${exerciseId}) > (${after[0]}::timestamptz, ${after[1]})`)
    .orderBy(asc(first), asc(exerciseId))
    .limit(EXERCISES_PER_PAGE + 1);
  return rows.map((row) => ({ ...row, first: (row.first ?? new Date(0)).toISOString() }));
}

/** The oldest reports of each exercise, as many as one answer is for. */
async function findOpen(db: Tables, ids: readonly string[]): Promise<LearnerReport[]> {
  if (ids.length === 0) return [];
  const { exerciseId, createdAt, id, answeredAt } = exerciseReports;
  const place = sql<number>`row_number() over (
    partition by ${exerciseId} order by ${createdAt}, ${id})`;
  const open = db
    .select({ ...reportColumns, place: place.as("place") })
    .from(exerciseReports)
    .innerJoin(users, ofUser)
    .leftJoin(profiles, ofProfile)
    .where(sql`${isNull(answeredAt)} and ${inArray(exerciseId, [...ids])}`)
    .as("open");
  const rows = await db.select().from(open).where(lte(open.place, REPORTS_MAX)).orderBy(open.place);
  return rows.map(({ place: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
