import type { Day } from "../calendar.ts";
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
};

/** The statistics as they read on a day: on a later day than theirs the today counters are 0. */
export function onDay(statistics: Statistics, day: Day): Statistics {
  const { lastResetDate } = statistics;
  if (lastResetDate !== null && day <= lastResetDate) return statistics;
  return { ...statistics, todayAttempts: 0, todayCorrect: 0, todayFailed: 0, lastResetDate: day };
}

/**
 * The statistics after an answer given on a day. An answer of an earlier day than that of the
 * today counters counts in the totals only.
 */
export function countAnswer(statistics: Statistics, correct: boolean, day: Day): Statistics {
  const current = onDay(statistics, day);
  const right = correct ? 1 : 0;
  const wrong = 1 - right;
  const today = current.lastResetDate === day ? 1 : 0;
  return {
    totalAttempts: current.totalAttempts + 1,
    totalCorrect: current.totalCorrect + right,
    totalFailed: current.totalFailed + wrong,
    todayAttempts: current.todayAttempts + today,
    todayCorrect: current.todayCorrect + today * right,
    todayFailed: current.todayFailed + today * wrong,
    lastResetDate: current.lastResetDate,
  };
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
