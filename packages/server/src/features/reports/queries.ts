import type { Instant } from "@verbena/core/calendar";
import { and, desc, eq, isNotNull, isNull, lte, max, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import {
  classReports,
  exerciseCorrections,
  exerciseReports,
  hiddenExercises,
} from "../../db/schema.ts";
import type { StoredReport } from "./report-json.ts";

/** Reports in a learner's list. */
const REPORTS_MAX = 50;

const { userId, id, createdAt, answer, answeredAt, readAt } = exerciseReports;

export async function findReport(
  db: Queryable,
  learner: string,
  reportId: string,
): Promise<StoredReport | undefined> {
  const own = and(eq(userId, learner), eq(id, reportId));
  const [row] = await db.select().from(exerciseReports).where(own);
  return row;
}

/** A learner's most recent reports, newest first. */
export async function findReports(db: Queryable, learner: string): Promise<StoredReport[]> {
  return db
    .select()
    .from(exerciseReports)
    .where(eq(userId, learner))
    .orderBy(desc(createdAt), desc(id))
    .limit(REPORTS_MAX);
}

/** The time of the latest unread answer; null if there is none. */
export async function findUnreadAnswer(db: Queryable, learner: string): Promise<Instant | null> {
  const [row] = await db
    .select({ at: max(answeredAt) })
    .from(exerciseReports)
    .where(isUnread(learner));
  return row?.at ?? null;
}

/** Marks the answers up to an instant as read. Later ones stay unread. */
export async function markAnswersRead(
  db: Queryable,
  learner: string,
  { until, now }: { until: Instant; now: Date },
): Promise<void> {
  await db
    .update(exerciseReports)
    .set({ readAt: now.toISOString() })
    .where(and(isUnread(learner), lte(answeredAt, until)));
}

function isUnread(learner: string) {
  return and(eq(userId, learner), isNotNull(answer), isNull(readAt));
}

/** Stores a report, or replaces the one with its id unless it was answered or closed. */
export async function upsertReport(db: Queryable, row: StoredReport): Promise<void> {
  const { family, exerciseId, reason, comment, given } = row;
  await db
    .insert(exerciseReports)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, id],
      set: { family, exerciseId, reason, comment, given },
      setWhere: isNull(answeredAt),
    });
}

/** PostgreSQL counts open reports in indexes, without reading the tables. */
export const openWorkStatement = sql`
  select
    (select count(*)::int from ${exerciseReports} where answered_at is null) as "openReports",
    (select count(*)::int from ${classReports} where closed_at is null) as "classReports",
    (
      select count(*)::int from (
        select exercise_id from ${exerciseCorrections}
        union select exercise_id from ${hiddenExercises}
      ) as changed
    ) as corrections`;

type OpenWork = { openReports: number; classReports: number; corrections: number };

/** The numbers of open reports of exercises and of teachers' texts, and of corrected or hidden sentences. */
export async function countOpenWork(db: Queryable) {
  const { rows } = await db.execute<OpenWork>(openWorkStatement);
  return rows[0] ?? { openReports: 0, classReports: 0, corrections: 0 };
}
