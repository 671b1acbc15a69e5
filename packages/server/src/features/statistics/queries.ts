import type { Day, Instant } from "@verbena/core/calendar";
import type { CardIdentity } from "@verbena/core/progress/card";
import { type DiagnosisCode, type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cards, dailyStats, exerciseProgress } from "../../db/schema.ts";

/** Answers, and how many of them were correct; those that only lacked an accent are. */
export type Counts = { attempts: number; correct: number };

export type CountedCause = {
  cause: DiagnosisCode;
  /** Answers that went wrong for it; always above 0. */
  count: number;
};

type Period = { exerciseKey: ExerciseKey; days: number; today: Day };

/** A learner's causes over the last days, today included, from the roll-ups of those days. */
export async function countCauses(
  db: Database,
  userId: string,
  { exerciseKey, days, today }: Period,
): Promise<CountedCause[]> {
  const { rows } = await db.execute<CountedCause>(sql`
    select counted.key as cause, sum(counted.value::int)::int as count
    from ${dailyStats}, json_each_text(${dailyStats.causes}) as counted
    where ${dailyStats.userId} = ${userId} and ${dailyStats.exerciseKey} = ${exerciseKey}
      and ${dailyStats.day} > ${today}::date - ${days}::int
    group by counted.key`);
  return rows;
}

/** Totals of the families that a learner has practised, with what was answered on a day. */
export async function findTotals(db: Database, userId: string, today: Day) {
  return db
    .select({
      exerciseKey: exerciseProgress.exerciseKey,
      attempts: exerciseProgress.totalAttempts,
      correct: exerciseProgress.totalCorrect,
      lastLevelUpAt: exerciseProgress.lastLevelUpAt,
      todayAttempts: sql<number>`coalesce(${dailyStats.attempts}, 0)`,
      todayCorrect: sql<number>`coalesce(${dailyStats.correct}, 0)`,
    })
    .from(exerciseProgress)
    .leftJoin(
      dailyStats,
      and(
        eq(dailyStats.userId, exerciseProgress.userId),
        eq(dailyStats.exerciseKey, exerciseProgress.exerciseKey),
        eq(dailyStats.day, today),
      ),
    )
    .where(eq(exerciseProgress.userId, userId));
}

export type PractisedDay = Counts & { day: Day };

type Days = { from: Day; to: Day; families: readonly ExerciseKey[] };

/** The days of a period on which a learner answered, the earliest first. */
export async function findDays(
  db: Database,
  userId: string,
  { from, to, families }: Days,
): Promise<PractisedDay[]> {
  return db
    .select({
      day: dailyStats.day,
      attempts: sql<number>`sum(${dailyStats.attempts})::int`,
      correct: sql<number>`sum(${dailyStats.correct})::int`,
    })
    .from(dailyStats)
    .where(
      and(
        eq(dailyStats.userId, userId),
        inArray(dailyStats.exerciseKey, [...families]),
        between(dailyStats.day, from, to),
      ),
    )
    .groupBy(dailyStats.day)
    .orderBy(asc(dailyStats.day));
}

/** What a learner's cards of a family have counted, summed by item or by context. */
export async function sumCardsBy(
  db: Database,
  userId: string,
  family: ExerciseKey,
  part: keyof CardIdentity,
): Promise<(Counts & { name: string })[]> {
  return db
    .select({
      name: cards[part],
      attempts: sql<number>`sum(${cards.attempts})::int`,
      correct: sql<number>`sum(${cards.correctCount})::int`,
    })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.exerciseKey, family)))
    .groupBy(cards[part]);
}

/** The cards that a learner has met. */
export async function findCards(
  db: Database,
  userId: string,
): Promise<(CardIdentity & { exerciseKey: ExerciseKey })[]> {
  const { exerciseKey, item, context } = cards;
  return db.select({ exerciseKey, item, context }).from(cards).where(eq(cards.userId, userId));
}

/** When each of a learner's cards comes due. */
export async function findNextReviews(
  db: Database,
  userId: string,
  families: readonly ExerciseKey[],
): Promise<Instant[]> {
  const rows = await db
    .select({ nextReview: cards.nextReview })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.exerciseKey, [...families])));
  return rows.map(({ nextReview }) => new Date(nextReview).toISOString());
}

/** The family that was asked for, or all. */
export function familiesOf(exercise: ExerciseKey | undefined): readonly ExerciseKey[] {
  return exercise === undefined ? exerciseKeys : [exercise];
}
