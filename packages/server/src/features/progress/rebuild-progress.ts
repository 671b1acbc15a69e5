import { isDeepStrictEqual } from "node:util";
import { applyEvent } from "@verbena/core/progress/apply-event";
import type { CardKey } from "@verbena/core/progress/card";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, Tables } from "../../db/database.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userProgress,
  userTotals,
} from "../../db/schema.ts";
import { fromLog } from "./from-log.ts";
import { cardsJson, daysJson, exercisesJson } from "./progress-json.ts";
import { cardRows, dayRows, exerciseRow } from "./stored-rows.ts";

type Exercises = Partial<Record<ExerciseKey, ExerciseProgress>>;

/** Whether a learner's stored progress is what their log gives. */
export async function progressMatchesLog(db: Tables, userId: string): Promise<boolean> {
  const folded = await foldLog(db, userId);
  return (
    isDeepStrictEqual(await readStored(db, userId), folded) &&
    isDeepStrictEqual(await readTotals(db, userId), totalsOf(folded))
  );
}

/**
 * Makes a learner's stored progress what their log gives.
 *
 * @returns whether it was different
 */
export async function rebuildProgress(db: Database, userId: string): Promise<boolean> {
  const rebuilt = await db.transaction(async (tx) => {
    // Whoever records events of this learner waits here, or is waited for.
    await tx.select().from(userProgress).where(eq(userProgress.userId, userId)).for("update");
    if (await progressMatchesLog(tx, userId)) return false;
    await replace(tx, userId, await foldLog(tx, userId));
    return true;
  });
  // Who had read the progress before it was rebuilt may have written upon it since.
  if (rebuilt) await rebuildProgress(db, userId);
  return rebuilt;
}

/** Everybody with a log. */
export async function findLearners(db: Tables): Promise<string[]> {
  const rows = await db.select({ id: userProgress.userId }).from(userProgress);
  return rows.map(({ id }) => id);
}

async function foldLog(db: Tables, userId: string): Promise<Exercises> {
  const log = await db
    .select()
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), eq(progressEvents.status, "accepted")))
    .orderBy(asc(progressEvents.seq));
  const exercises: Exercises = {};
  for (const row of log) {
    const event = fromLog(row);
    const before = exercises[event.exerciseKey] ?? noProgress;
    exercises[event.exerciseKey] = applyEvent(before, event);
  }
  return exercises;
}

async function readStored(db: Tables, userId: string): Promise<Exercises> {
  const allCards = sql`
    select ${cardsJson} from ${cards}
    where ${cards.userId} = ${userId} and ${cards.exerciseKey} = ${exerciseProgress.exerciseKey}`;
  const allDays = sql`
    select ${daysJson} from ${dailyStats}
    where ${dailyStats.userId} = ${userId}
      and ${dailyStats.exerciseKey} = ${exerciseProgress.exerciseKey}`;
  const { rows } = await db.execute<{ exercises: Exercises }>(sql`
    select ${exercisesJson({ cards: allCards, days: allDays })} as exercises
    from ${exerciseProgress} where ${exerciseProgress.userId} = ${userId}`);
  return rows[0]?.exercises ?? {};
}

type Totals = { totalAttempts: number; totalCorrect: number };

async function readTotals(db: Tables, userId: string): Promise<Totals | undefined> {
  const { totalAttempts, totalCorrect } = userTotals;
  const [row] = await db
    .select({ totalAttempts, totalCorrect })
    .from(userTotals)
    .where(eq(userTotals.userId, userId));
  return row;
}

function totalsOf(exercises: Exercises): Totals {
  const totals = { totalAttempts: 0, totalCorrect: 0 };
  for (const { stats } of Object.values(exercises)) {
    totals.totalAttempts += stats.totalAttempts;
    totals.totalCorrect += stats.totalCorrect;
  }
  return totals;
}

async function replace(db: Tables, userId: string, exercises: Exercises): Promise<void> {
  await db.delete(cards).where(eq(cards.userId, userId));
  await db.delete(dailyStats).where(eq(dailyStats.userId, userId));
  await db.delete(exerciseProgress).where(eq(exerciseProgress.userId, userId));
  await db.update(userTotals).set(totalsOf(exercises)).where(eq(userTotals.userId, userId));
  for (const [key, progress] of Object.entries(exercises) as [ExerciseKey, ExerciseProgress][]) {
    await db.insert(exerciseProgress).values({ userId, ...exerciseRow(key, progress) });
    for (const row of cardRows(key, progress, Object.keys(progress.cards) as CardKey[])) {
      await db.insert(cards).values({ userId, ...row });
    }
    for (const row of dayRows(key, progress, Object.keys(progress.days))) {
      await db.insert(dailyStats).values({ userId, ...row });
    }
  }
}
