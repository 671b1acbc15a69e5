import { isDeepStrictEqual } from "node:util";
import { countRightAnswers } from "@verbena/core/classes/form-progress";
import { allFamilies, type Family } from "@verbena/core/families";
import type { CardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Catalogue } from "../../content/catalogue.ts";
import { type ContentStore, createContentStore } from "../../content/content-store.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { readLog } from "../../db/read-log.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  userAssignmentForms,
  userAssignments,
  userProgress,
} from "../../db/schema.ts";
import { doneAtOf, type FoldedAssignment, refoldCopies } from "./fold-assignments.ts";
import { foldInParts } from "./fold-log.ts";
import { withTopic } from "./grade-event.ts";
import {
  type AssignmentJson,
  asReceived,
  assignmentFormRows,
  assignmentsFrom,
  cardRows,
  dayRows,
  type Exercises,
  exerciseRow,
  exercisesFrom,
  foldedColumns,
  type StoredExercises,
} from "./stored-rows.ts";

/** Attempts while concurrent batches change the progress. */
const ROUNDS_MAX = 5;

/** Rows per insert: a statement takes at most 65,535 values. */
const ROWS_MAX = 1_000;

/**
 * Whether a learner's progress is what the log gives. Does not check what also follows from the content at the time of an
 * answer: the topics of wrong answers, and whether assignments are done.
 */
export async function progressMatchesLog(db: Queryable, userId: string): Promise<boolean> {
  return matches(db, userId, await foldedLog(db, userId));
}

/**
 * Recomputes a learner's progress from the log. Repeats until both agree, since a concurrent batch may still
 * write a result of the old progress.
 *
 * @param content for topics of wrong answers, and whether assignments are done
 * @returns whether they differed
 */
export async function rebuildProgress(
  db: Database,
  userId: string,
  content: ContentStore = createContentStore(db),
): Promise<boolean> {
  // Not in the transaction: the embedded database has one connection.
  const catalogue = await content.current();
  let rounds = 0;
  while (rounds < ROUNDS_MAX && (await rebuildOnce(db, userId, catalogue))) rounds += 1;
  return rounds > 0;
}

function rebuildOnce(db: Database, userId: string, catalogue: Catalogue): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the row that each batch of this learner updates.
    await tx.select().from(userProgress).where(eq(userProgress.userId, userId)).for("update");
    const folded = await foldedLog(tx, userId);
    const isDifferent = !(await matches(tx, userId, folded));
    if (isDifferent) await replace(tx, userId, await foldedLog(tx, userId, catalogue), catalogue);
    await sumTotals(tx, userId);
    return isDifferent;
  });
}

/** Sets the learner's sums over all families. */
async function sumTotals(db: Queryable, userId: string): Promise<void> {
  const sumOf = (column: PgColumn) => sql<number>`coalesce((
    select sum(${column}) from ${exerciseProgress} where ${exerciseProgress.userId} = ${userId}
  ), 0)`;
  const { totalAttempts, totalCorrect } = exerciseProgress;
  await db
    .update(userProgress)
    .set({ totalAttempts: sumOf(totalAttempts), totalCorrect: sumOf(totalCorrect) })
    .where(eq(userProgress.userId, userId));
}

export async function findLearners(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: userProgress.userId }).from(userProgress);
  return rows.map(({ id }) => id);
}

async function matches(db: Queryable, userId: string, folded: Projection): Promise<boolean> {
  const stored = await readStored(db, userId);
  for (const { days } of Object.values(stored.exercises)) {
    for (const [day, statistics] of Object.entries(days)) days[day] = { ...statistics, missed: [] };
  }
  return isDeepStrictEqual(stored, folded);
}

/** What is derived from the log of a learner. */
type Projection = { exercises: Exercises; assignments: FoldedAssignment[] };

/** @param catalogue for the topics of wrong answers; without it, none are known */
async function foldedLog(
  db: Queryable,
  userId: string,
  catalogue?: Catalogue,
): Promise<Projection> {
  const [learner] = await db
    .select({ scheduler: userProgress.scheduler })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  const { assignments } = await readStored(db, userId);
  const log = (await readLog(db, userId)).map(asReceived);
  await refoldCopies(
    assignments,
    allFamilies,
    log.map(({ event }) => event),
  );
  for (const copy of assignments) copy.rightAnswers = countRightAnswers(copy.progress);
  return {
    exercises: await foldInParts(log, learner?.scheduler ?? null, (event) =>
      catalogue ? withTopic(event, catalogue) : event,
    ),
    assignments,
  };
}

async function readStored(db: Queryable, userId: string): Promise<Projection> {
  const all = (table: typeof cards | typeof dailyStats | typeof exerciseProgress) => sql`
    (select json_agg(stored) from (select * from ${table} where ${table.userId} = ${userId}) as stored)`;
  const { rows } = await db.execute<StoredExercises & { assignments: AssignmentJson[] | null }>(sql`
    select ${all(exerciseProgress)} as families, ${all(cards)} as cards, ${all(dailyStats)} as days,
      (
        select json_agg(stored order by class_id, assignment_id) from (
          select ${foldedColumns}, (
            select json_agg(form) from ${userAssignmentForms} as form
            where form.user_id = ${userId} and form.class_id = user_assignments.class_id
              and form.assignment_id = user_assignments.assignment_id
          ) as forms
          from ${userAssignments} where ${userAssignments.userId} = ${userId}
        ) as stored
      ) as assignments`);
  const [stored] = rows;
  if (!stored) throw new Error("PostgreSQL returned no row for a select without from");
  return { exercises: exercisesFrom(stored), assignments: assignmentsFrom(stored.assignments) };
}

async function replace(
  db: Queryable,
  userId: string,
  { exercises, assignments }: Projection,
  catalogue: Catalogue,
): Promise<void> {
  await db.delete(cards).where(eq(cards.userId, userId));
  await db.delete(dailyStats).where(eq(dailyStats.userId, userId));
  await db.delete(exerciseProgress).where(eq(exerciseProgress.userId, userId));
  const families = Object.entries(exercises) as [Family, ExerciseProgress][];
  await insertAll(
    families.map(([key, progress]) => exerciseRow(key, progress)),
    (rows) => db.insert(exerciseProgress).values(rows.map((row) => ({ userId, ...row }))),
  );
  await insertAll(
    families.flatMap(([key, progress]) =>
      cardRows(key, progress, Object.keys(progress.cards) as CardKey[]),
    ),
    (rows) => db.insert(cards).values(rows.map((row) => ({ userId, ...row }))),
  );
  await insertAll(
    families.flatMap(([key, progress]) => dayRows(key, progress, Object.keys(progress.days))),
    (rows) => db.insert(dailyStats).values(rows.map((row) => ({ userId, ...row }))),
  );
  await db.delete(userAssignmentForms).where(eq(userAssignmentForms.userId, userId));
  await insertAll(
    assignments.flatMap((copy) => assignmentFormRows(copy, copy.progress)),
    (rows) => db.insert(userAssignmentForms).values(rows.map((row) => ({ userId, ...row }))),
  );
  for (const copy of assignments) {
    const { classId, assignmentId, rightAnswers } = copy;
    await db
      .update(userAssignments)
      .set({ rightAnswers, doneAt: doneAtOf(copy, catalogue) })
      .where(
        and(
          eq(userAssignments.userId, userId),
          eq(userAssignments.classId, classId),
          eq(userAssignments.assignmentId, assignmentId),
        ),
      );
  }
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    await insert(rows.slice(from, from + ROWS_MAX));
  }
}
