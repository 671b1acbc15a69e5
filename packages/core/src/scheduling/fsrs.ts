import { default_w, FSRSAlgorithm, forgetting_curve, type Grade, Rating } from "ts-fsrs";
import { DAY_MS, type Instant } from "../calendar.ts";
import type { Verdict } from "../causes.ts";
import { isCorrect } from "../grading/grade.ts";
import type { FsrsChoice, Schedule, Scheduler, SchedulerChoice } from "./scheduler.ts";
import { newSchedule, sm2 } from "./sm2.ts";

/**
 * FSRS-6: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
 *
 * Without learning steps and without random changes of intervals ("fuzz"): browser and server get the same schedule.
 */

/** The library's limit for intervals and stability, in days. */
export const MAXIMUM_INTERVAL = 36_500;

/** The published weights, which describe the average of many learners. */
export const defaultWeights: readonly number[] = default_w;

/** The grade of each verdict. FSRS also knows "easy", which an answer cannot show. */
export const grades = {
  correct: Rating.Good,
  accent: Rating.Hard,
  wrong: Rating.Again,
} as const satisfies Record<Verdict, Grade>;

/** What FSRS remembers of a card. */
export type Memory = { stability: number; difficulty: number };

/** The scheduler for a learner's choice. Weights outside the library's limits count as the limits. */
export function fsrs(choice: Omit<FsrsChoice, "kind">): Scheduler {
  const algorithm = algorithmOf(choice);
  return {
    review(card, { verdict, at }) {
      const elapsed = card ? daysBetween(card.lastAttempt, at) : 0;
      const memory = nextMemory(algorithm, memoryOf(card), elapsed, grades[verdict]);
      return {
        easiness: newSchedule.easiness,
        interval: algorithm.next_interval(memory.stability, elapsed),
        repetitions: isCorrect(verdict) ? (card?.repetitions ?? 0) + 1 : 0,
        ...memory,
      };
    },
  };
}

function algorithmOf({ retention, weights }: Omit<FsrsChoice, "kind">): FSRSAlgorithm {
  return new FSRSAlgorithm({
    request_retention: retention,
    maximum_interval: MAXIMUM_INTERVAL,
    enable_fuzz: false,
    enable_short_term: false,
    learning_steps: [],
    relearning_steps: [],
    w: weights ?? defaultWeights,
  });
}

function nextMemory(
  algorithm: FSRSAlgorithm,
  before: Memory | null,
  elapsed: number,
  grade: Grade,
): Memory {
  const { stability, difficulty } = algorithm.next_state(before, elapsed, grade);
  return { stability: rounded(stability), difficulty: rounded(difficulty) };
}

const published = algorithmOf({ retention: 0.9 });

/**
 * A memory after a test of it, with the published weights.
 *
 * @param before null before the first test
 * @param days since the last test
 */
export function memoryAfter(before: Memory | null, days: number, isRight: boolean): Memory {
  return nextMemory(published, before, days, isRight ? Rating.Good : Rating.Again);
}

/** The scheduler that a learner chose. */
export const schedulerFor = (choice: SchedulerChoice): Scheduler =>
  choice === null ? sm2 : fsrs(choice);

/** The probability of a right answer so many days after the last one. */
export function retrievability(
  stability: number,
  days: number,
  weights: readonly number[] = defaultWeights,
): number {
  return forgetting_curve(weights, days, stability);
}

/** Days from one instant to another, with fractions; 0 if the second is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.max(0, Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The memory of a card. A card of SM-2 has none and starts like a new card. */
function memoryOf(card: Schedule | undefined): Memory | null {
  if (!card || card.stability === null || card.difficulty === null) return null;
  return { stability: card.stability, difficulty: card.difficulty };
}

/** Engines differ in the last digits of powers; four decimals are equal everywhere. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
