import { type SQL, sql } from "drizzle-orm";
import { instantSql } from "../../db/schema/timestamps.ts";
import { cards, dailyStats, exerciseProgress } from "../../db/schema.ts";

// PostgreSQL writes progress as JSON in core's format, which is far faster than converting rows in Node.

/** Aggregates to `Record<CardKey, Card>`. */
export const cardsJson = sql`coalesce(json_object_agg(${cards.item} || '|' || ${cards.context}, json_build_object(
  'item', ${cards.item},
  'context', ${cards.context},
  'easiness', ${cards.easiness},
  'interval', ${cards.intervalDays},
  'repetitions', ${cards.repetitions},
  'nextReview', ${instantSql(cards.nextReview)},
  'attempts', ${cards.attempts},
  'correctCount', ${cards.correctCount},
  'firstAttempt', ${instantSql(cards.firstAttempt)},
  'lastAttempt', ${instantSql(cards.lastAttempt)},
  'sentence', ${cards.sentence},
  'stability', ${cards.stability},
  'difficulty', ${cards.difficulty}
)), '{}')`;

/** Aggregates to `Record<Day, DayStatistics>`. */
export const daysJson = sql`coalesce(json_object_agg(${dailyStats.day}, json_build_object(
  'attempts', ${dailyStats.attempts},
  'correct', ${dailyStats.correct},
  'causes', ${dailyStats.causes}
)), '{}')`;

/**
 * Aggregates to `Partial<Record<Family, ExerciseProgress>>`.
 *
 * @param parts subqueries for a family's cards and days
 */
export function exercisesJson(parts: { cards: SQL; days: SQL }): SQL {
  return sql`coalesce(json_object_agg(${exerciseProgress.family}, json_build_object(
    'cards', (${parts.cards}),
    'stats', json_build_object(
      'totalAttempts', ${exerciseProgress.totalAttempts},
      'totalCorrect', ${exerciseProgress.totalCorrect},
      'totalFailed', ${exerciseProgress.totalFailed},
      'todayAttempts', ${exerciseProgress.todayAttempts},
      'todayCorrect', ${exerciseProgress.todayCorrect},
      'todayFailed', ${exerciseProgress.todayFailed},
      'lastResetDate', ${exerciseProgress.lastResetDate},
      'lastAnsweredAt', ${instantSql(exerciseProgress.lastAnsweredAt)}
    ),
    'failedItems', ${exerciseProgress.failedItems},
    'currentLevel', ${exerciseProgress.currentLevel},
    'lastLevelUpAt', ${instantSql(exerciseProgress.lastLevelUpAt)},
    'resetAt', ${instantSql(exerciseProgress.resetAt)},
    'days', (${parts.days})
  )), '{}')`;
}
