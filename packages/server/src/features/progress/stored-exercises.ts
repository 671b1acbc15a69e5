import type { Day } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { type Card, cardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { CauseCounts } from "@verbena/core/progress/statistics";

/** Rows of `exercise_progress`, `cards` and `daily_stats` as PostgreSQL's `json_agg` writes them. */
export type StoredExercises = {
  families: FamilyJson[] | null;
  cards: CardJson[] | null;
  days: DayJson[] | null;
};

/** With PostgreSQL's format of ISO 8601, such as `2026-03-10T10:00:00.5+00:00`. */
type TimeJson = string;

type FamilyJson = {
  family: Family;
  total_attempts: number;
  total_correct: number;
  total_failed: number;
  today_attempts: number;
  today_correct: number;
  today_failed: number;
  last_reset_date: Day | null;
  last_answered_at: TimeJson | null;
  failed_items: string[];
  current_level: number;
  last_level_up_at: TimeJson | null;
  reset_at: TimeJson | null;
};

type CardJson = {
  family: Family;
  item: string;
  context: string;
  easiness: number;
  interval_days: number;
  repetitions: number;
  next_review: TimeJson;
  attempts: number;
  correct_count: number;
  first_attempt: TimeJson;
  last_attempt: TimeJson;
  sentence: number;
  stability: number | null;
  difficulty: number | null;
};

type DayJson = {
  family: Family;
  day: Day;
  attempts: number;
  correct: number;
  causes: CauseCounts;
};

type Exercises = Partial<Record<Family, ExerciseProgress>>;

export function exercisesFrom({ families, cards, days }: StoredExercises): Exercises {
  const exercises: Exercises = {};
  for (const row of families ?? []) exercises[row.family] = familyFrom(row);
  for (const row of cards ?? []) {
    const exercise = exercises[row.family];
    if (exercise) exercise.cards[cardKey(row)] = cardFrom(row);
  }
  for (const { family, day, attempts, correct, causes } of days ?? []) {
    const exercise = exercises[family];
    if (exercise) exercise.days[day] = { attempts, correct, causes };
  }
  return exercises;
}

function familyFrom(row: FamilyJson): ExerciseProgress {
  return {
    cards: {},
    stats: {
      totalAttempts: row.total_attempts,
      totalCorrect: row.total_correct,
      totalFailed: row.total_failed,
      todayAttempts: row.today_attempts,
      todayCorrect: row.today_correct,
      todayFailed: row.today_failed,
      lastResetDate: row.last_reset_date,
      lastAnsweredAt: row.last_answered_at && instantFrom(row.last_answered_at),
    },
    failedItems: row.failed_items,
    currentLevel: row.current_level,
    lastLevelUpAt: row.last_level_up_at && instantFrom(row.last_level_up_at),
    resetAt: row.reset_at && instantFrom(row.reset_at),
    days: {},
  };
}

function cardFrom(row: CardJson): Card {
  return {
    item: row.item,
    context: row.context,
    easiness: row.easiness,
    interval: row.interval_days,
    repetitions: row.repetitions,
    nextReview: instantFrom(row.next_review),
    attempts: row.attempts,
    stability: row.stability,
    difficulty: row.difficulty,
    correctCount: row.correct_count,
    firstAttempt: instantFrom(row.first_attempt),
    lastAttempt: instantFrom(row.last_attempt),
    sentence: row.sentence,
  };
}

const instantFrom = (time: TimeJson) => new Date(time).toISOString();
