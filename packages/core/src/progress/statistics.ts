import type { Day, Instant } from "../calendar.ts";
import type { DiagnosisCode } from "../vocabulary.ts";

/** Counters of a family; the `today` ones belong to the day `lastResetDate`. */
export type Statistics = {
  totalAttempts: number;
  totalCorrect: number;
  totalFailed: number;
  todayAttempts: number;
  todayCorrect: number;
  todayFailed: number;
  /** The learner's day that the today counters count; null before the first answer. */
  lastResetDate: Day | null;
  /** When the latest answer was given; null before the first. Tells a late answer from a new one. */
  lastAnsweredAt: Instant | null;
};

/** How many answers went wrong for each cause; causes without any are left out. */
export type CauseCounts = Partial<Record<DiagnosisCode, number>>;

/** What was answered on one day. Accents that were missed count as a cause, and yet as correct. */
export type DayStatistics = { attempts: number; correct: number; causes: CauseCounts };

export const noStatistics: Statistics = {
  totalAttempts: 0,
  totalCorrect: 0,
  totalFailed: 0,
  todayAttempts: 0,
  todayCorrect: 0,
  todayFailed: 0,
  lastResetDate: null,
  lastAnsweredAt: null,
};

/** The statistics as they read on a day: on another day than theirs the today counters are 0. */
export function onDay(statistics: Statistics, day: Day): Statistics {
  if (day === statistics.lastResetDate) return statistics;
  return { ...statistics, todayAttempts: 0, todayCorrect: 0, todayFailed: 0, lastResetDate: day };
}

/**
 * The statistics after an answer.
 *
 * The today counters follow the latest answer, so that they also go back a day with a learner who
 * travels west. A late answer, given before the latest one, counts there only if it is of their day.
 *
 * @param rollUp the day's roll-up with this answer
 */
export function countAnswer(
  statistics: Statistics,
  answer: { correct: boolean; day: Day; at: Instant },
  rollUp: DayStatistics,
): Statistics {
  const { correct, day, at } = answer;
  const right = correct ? 1 : 0;
  const isLate = statistics.lastAnsweredAt !== null && at < statistics.lastAnsweredAt;
  return {
    ...statistics,
    totalAttempts: statistics.totalAttempts + 1,
    totalCorrect: statistics.totalCorrect + right,
    totalFailed: statistics.totalFailed + 1 - right,
    ...today(),
    ...(!isLate && { lastAnsweredAt: at }),
  };

  function today(): Partial<Statistics> {
    if (day === statistics.lastResetDate) {
      return {
        todayAttempts: statistics.todayAttempts + 1,
        todayCorrect: statistics.todayCorrect + right,
        todayFailed: statistics.todayFailed + 1 - right,
      };
    }
    if (isLate) return {};
    return {
      todayAttempts: rollUp.attempts,
      todayCorrect: rollUp.correct,
      todayFailed: rollUp.attempts - rollUp.correct,
      lastResetDate: day,
    };
  }
}

/**
 * A day's roll-up after one more answer.
 *
 * @param cause what went wrong with the answer; null when nothing did, or nobody knows
 */
export function countInDay(
  day: DayStatistics | undefined,
  correct: boolean,
  cause: DiagnosisCode | null,
): DayStatistics {
  return {
    attempts: (day?.attempts ?? 0) + 1,
    correct: (day?.correct ?? 0) + (correct ? 1 : 0),
    causes: countCause(day?.causes ?? {}, cause),
  };
}

function countCause(causes: CauseCounts, cause: DiagnosisCode | null): CauseCounts {
  return cause === null ? causes : { ...causes, [cause]: (causes[cause] ?? 0) + 1 };
}

/**
 * Share of correct answers in whole per cent, rounded; 0 when nothing was attempted.
 *
 * @example successRate(2, 3) // 67
 */
export function successRate(correct: number, attempts: number): number {
  return attempts === 0 ? 0 : Math.round((100 * correct) / attempts);
}
