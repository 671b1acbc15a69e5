import { isDeepStrictEqual } from "node:util";
import type { Family } from "@verbena/core/families";
import type { CardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "../../db/database.ts";
import { cards, dailyStats, exerciseProgress, userProgress } from "../../db/schema.ts";
import { foldLog } from "./fold-log.ts";
import {
  cardRows,
  dayRows,
  type Exercises,
  exerciseRow,
  exercisesFrom,
  type StoredExercises,
} from "./stored-rows.ts";

/** Attempts while concurrent batches change the progress. */
const ROUNDS_MAX = 5;

/** Rows per insert: a statement takes at most 65,535 values. */
const ROWS_MAX = 1_000;

export async function progressMatchesLog(db: Queryable, userId: string): Promise<boolean> {
  return matches(db, userId, await foldedLog(db, userId));
}

/**
 * Recomputes a learner's progress from the log. Repeats until both agree, since a concurrent batch may still
 * write a result of the old progress.
 *
 * @returns whether they differed
 */
export async function rebuildProgress(db: Database, userId: string): Promise<boolean> {
  let rounds = 0;
  while (rounds < ROUNDS_MAX && (await rebuildOnce(db, userId))) rounds += 1;
  return rounds > 0;
}

function rebuildOnce(db: Database, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the row that each batch of this learner updates.
    await tx.select().from(userProgress).where(eq(userProgress.userId, userId)).for("update");
    const folded = await foldedLog(tx, userId);
    const isDifferent = !(await matches(tx, userId, folded));
    if (isDifferent) await replace(tx, userId, folded);
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

async function matches(db: Queryable, userId: string, folded: Exercises): Promise<boolean> {
  return isDeepStrictEqual(await readStored(db, userId), folded);
}

async function foldedLog(db: Queryable, userId: string): Promise<Exercises> {
  const [learner] = await db
    .select({ scheduler: userProgress.scheduler })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  return foldLog(db, userId, learner?.scheduler ?? null);
}

async function readStored(db: Queryable, userId: string): Promise<Exercises> {
  const all = (table: typeof cards | typeof dailyStats | typeof exerciseProgress) => sql`
    (select json_agg(stored) from (select * from ${table} where ${table.userId} = ${userId}) as stored)`;
  const { rows } = await db.execute<StoredExercises>(sql`
    select ${all(exerciseProgress)} as families, ${all(cards)} as cards, ${all(dailyStats)} as days`);
  return rows[0] ? exercisesFrom(rows[0]) : {};
}

async function replace(db: Queryable, userId: string, exercises: Exercises): Promise<void> {
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
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    await insert(rows.slice(from, from + ROWS_MAX));
  }
}
