import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cards, dailyStats, exerciseProgress } from "../../db/schema.ts";

/** SQL that gives stored progress as JSON in core's shapes: far quicker than rows turned by Node. */

/** An instant as core writes it. */
export function instantText(column: PgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** `Record<CardKey, Card>` of the rows that an aggregate sees. */
export const cardsJson = sql`coalesce(json_object_agg(${cards.item} || '|' || ${cards.context}, json_build_object(
  'item', ${cards.item},
  'context', ${cards.context},
  'easiness', ${cards.easiness},
  'interval', ${cards.intervalDays},
  'repetitions', ${cards.repetitions},
  'nextReview', ${instantText(cards.nextReview)},
  'attempts', ${cards.attempts},
  'correctCount', ${cards.correctCount},
  'lastAttempt', ${instantText(cards.lastAttempt)}
)), '{}')`;

/** `Record<Day, DayStatistics>` of the rows that an aggregate sees. */
export const daysJson = sql`coalesce(json_object_agg(${dailyStats.day}, json_build_object(
  'attempts', ${dailyStats.attempts},
  'correct', ${dailyStats.correct},
  'causes', ${dailyStats.causes}
)), '{}')`;

/**
 * `Partial<Record<ExerciseKey, ExerciseProgress>>` of the rows that an aggregate sees.
 *
 * @param parts the statements that give a family's cards and days
 */
export function exercisesJson(parts: { cards: SQL; days: SQL }): SQL {
  return sql`coalesce(json_object_agg(${exerciseProgress.exerciseKey}, json_build_object(
    'cards', (${parts.cards}),
    'stats', json_build_object(
      'totalAttempts', ${exerciseProgress.totalAttempts},
      'totalCorrect', ${exerciseProgress.totalCorrect},
      'totalFailed', ${exerciseProgress.totalFailed},
      'todayAttempts', ${exerciseProgress.todayAttempts},
      'todayCorrect', ${exerciseProgress.todayCorrect},
      'todayFailed', ${exerciseProgress.todayFailed},
      'lastResetDate', ${exerciseProgress.lastResetDate},
      'lastAnsweredAt', ${instantText(exerciseProgress.lastAnsweredAt)}
    ),
    'failedItems', ${exerciseProgress.failedItems},
    'currentLevel', ${exerciseProgress.currentLevel},
    'lastLevelUpAt', ${instantText(exerciseProgress.lastLevelUpAt)},
    'resetAt', ${instantText(exerciseProgress.resetAt)},
    'days', (${parts.days})
  )), '{}')`;
}
