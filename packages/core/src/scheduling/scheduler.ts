import type { Instant } from "../calendar.ts";
import type { Verdict } from "../causes.ts";

/**
 * What a scheduler remembers about a card. FSRS reads neither `easiness` nor `repetitions`. It sets `repetitions`, because
 * 0 marks a form whose last answer was wrong.
 */
export type Schedule = {
  easiness: number;
  /** Days until the next review. */
  interval: number;
  /** Successes in a row. */
  repetitions: number;
  /** Memory of FSRS: the days after which 90 % are remembered; null under SM-2. */
  stability: number | null;
  /** Memory of FSRS, from 1 to 10; null under SM-2. */
  difficulty: number | null;
};

/** Decides when a card is asked again. All cards of a learner have the same scheduler. */
export type Scheduler = {
  /**
   * The schedule after an answer.
   *
   * @param card undefined before its first answer
   * @param answer `at` is never before the card's last attempt
   */
  review(
    card: (Schedule & { lastAttempt: Instant }) | undefined,
    answer: { verdict: Verdict; at: Instant },
  ): Schedule;
};

/** FSRS with the share of cards that the learner wants to remember, and weights fitted to the learner. */
export type FsrsChoice = {
  kind: "fsrs";
  /** Between 0 and 1. */
  retention: number;
  /** The 21 weights of FSRS-6. Without them, the published weights. */
  weights?: readonly number[] | undefined;
};

/** The scheduler that a learner uses; null for SM-2, the default. */
export type SchedulerChoice = FsrsChoice | null;

/** The shares that a learner can choose, in percent. A higher share means many more reviews. */
export const retentionPercent = { min: 70, max: 97, default: 90 } as const;

/** Weights of FSRS-6. */
export const WEIGHT_COUNT = 21;

/** The number of answers that fitting needs. */
export const ANSWERS_TO_FIT = 400;
