import type { Day, Instant } from "../calendar.ts";
import type { DiagnosisCode } from "../causes.ts";
import type { Skill } from "../knowledge/skill.ts";

/** Counters of a family. The `today` counters belong to the day `lastResetDate`. */
export type Statistics = {
  totalAttempts: number;
  totalCorrect: number;
  totalFailed: number;
  todayAttempts: number;
  todayCorrect: number;
  todayFailed: number;
  /** The learner's day of the `today` counters; null before the first answer. */
  lastResetDate: Day | null;
  /** When the latest answer was given; null before the first. An older answer that arrives later is called late below. */
  lastAnsweredAt: Instant | null;
};

/** The counters without the day and the time of the latest answer. */
export type Counters = Omit<Statistics, "lastResetDate" | "lastAnsweredAt">;

/** The number of answers by cause; causes without answers are missing. */
export type CauseCounts = Partial<Record<DiagnosisCode, number>>;

/** The answers of one day. A missed accent counts as a cause and as correct. */
export type DayStatistics = {
  attempts: number;
  correct: number;
  causes: CauseCounts;
  /** The last eight wrong answers whose topic is known, in order of arrival. Only the server knows topics. */
  missed: readonly MissedAnswer[];
};

/** What a wrong answer was about: the first skill that it shows as wrong, otherwise its cause. */
export type Topic = Skill | DiagnosisCode;

/** A wrong answer; `given` is null if the learner gave up. */
export type MissedAnswer = readonly [
  topic: Topic,
  item: string,
  context: string,
  given: string | null,
];

const MISSED_MAX = 8;

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

/** The statistics to show on a day. The `today` counters are 0 if they belong to another day. */
export function statisticsOnDay(statistics: Statistics, day: Day): Statistics {
  if (day === statistics.lastResetDate) return statistics;
  return { ...statistics, todayAttempts: 0, todayCorrect: 0, todayFailed: 0, lastResetDate: day };
}

/** The sum of the counters of several families. Pass statistics of one day. */
export function sumStatistics(families: Readonly<Record<string, { stats: Counters }>>): Counters {
  const all = Object.values(families);
  const sum = (counter: keyof Counters) =>
    all.reduce((total, { stats }) => total + stats[counter], 0);
  return {
    totalAttempts: sum("totalAttempts"),
    totalCorrect: sum("totalCorrect"),
    totalFailed: sum("totalFailed"),
    todayAttempts: sum("todayAttempts"),
    todayCorrect: sum("todayCorrect"),
    todayFailed: sum("todayFailed"),
  };
}

/** The number of answers on a day, over several families. */
export function answersOn(
  families: Readonly<Record<string, { stats: Statistics }>>,
  day: Day,
): number {
  return Object.values(families)
    .map(({ stats }) => statisticsOnDay(stats, day).todayAttempts)
    .reduce((sum, attempts) => sum + attempts, 0);
}

/**
 * The statistics after an answer.
 *
 * Today is the day of the latest answer, even when a learner travels west and returns to the day before. A late answer
 * changes the `today` counters only when it belongs to today. (An answer is late if it was given before the latest
 * one.)
 *
 * @param dayStatistics the statistics of the answer's day, including this answer
 */
export function countAnswer(
  statistics: Statistics,
  answer: { correct: boolean; day: Day; at: Instant },
  dayStatistics: DayStatistics,
): Statistics {
  const { correct, day, at } = answer;
  const correctCount = correct ? 1 : 0;
  const isLate = statistics.lastAnsweredAt !== null && at < statistics.lastAnsweredAt;
  return {
    ...statistics,
    totalAttempts: statistics.totalAttempts + 1,
    totalCorrect: statistics.totalCorrect + correctCount,
    totalFailed: statistics.totalFailed + 1 - correctCount,
    ...today(),
    ...(!isLate && { lastAnsweredAt: at }),
  };

  function today(): Partial<Statistics> {
    // The browser does not load the statistics of days and can only add to its counters.
    if (day === statistics.lastResetDate) {
      return {
        todayAttempts: statistics.todayAttempts + 1,
        todayCorrect: statistics.todayCorrect + correctCount,
        todayFailed: statistics.todayFailed + 1 - correctCount,
      };
    }
    if (isLate) return {};
    return {
      todayAttempts: dayStatistics.attempts,
      todayCorrect: dayStatistics.correct,
      todayFailed: dayStatistics.attempts - dayStatistics.correct,
      lastResetDate: day,
    };
  }
}

/**
 * The statistics of a day after one more answer.
 *
 * @param cause the cause of a wrong answer or of a missed accent; null for a right answer, and without a diagnosis
 * @param missed a wrong answer whose topic is known
 */
export function countInDay(
  day: DayStatistics | undefined,
  correct: boolean,
  cause: DiagnosisCode | null,
  missed?: MissedAnswer,
): DayStatistics {
  const before = day?.missed ?? [];
  return {
    attempts: (day?.attempts ?? 0) + 1,
    correct: (day?.correct ?? 0) + (correct ? 1 : 0),
    causes: countCause(day?.causes ?? {}, cause),
    missed: missed ? [...before, missed].slice(-MISSED_MAX) : before,
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
