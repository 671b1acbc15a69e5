import { isCorrect } from "../grading/grade.ts";
import type { Schedule, Scheduler } from "./scheduler.ts";

/**
 * The SM-2 algorithm: https://super-memory.com/english/ol/sm2.htm
 *
 *   EF' = EF + (0.1 − (5 − q) · (0.08 + (5 − q) · 0.02)), at least 1.3, on every answer
 *   q < 3: start again with an interval of 1 day
 *   q ≥ 3: 1 day, then 6 days, then the previous interval × EF (as it was before its update), at most 365 days
 */

/** The state of a card in SM-2. */
export type Sm2Schedule = Pick<Schedule, "easiness" | "interval" | "repetitions">;

/** 5 for a correct answer, 0 for a wrong one. */
export type Quality = 0 | 5;

const INITIAL_EASINESS = 2.5;
const MINIMUM_EASINESS = 1.3;
const SUCCESS_QUALITY = 3;

/** In days. SM-2 has no maximum, but nobody needs a form that comes back after years. */
const MAXIMUM_INTERVAL = 365;

/** The schedule of a card before its first answer. */
export const newSchedule: Sm2Schedule = { easiness: INITIAL_EASINESS, interval: 0, repetitions: 0 };

/** The default scheduler. A missed accent counts as a right answer. */
export const sm2: Scheduler = {
  review: (card, { verdict }) => ({
    ...review(card ?? newSchedule, isCorrect(verdict) ? 5 : 0),
    stability: null,
    difficulty: null,
  }),
};

/**
 * The schedule after an answer of quality `q`.
 *
 * @example review(newSchedule, 5) // { easiness: 2.6, interval: 1, repetitions: 1 }
 */
export function review(schedule: Sm2Schedule, q: Quality): Sm2Schedule {
  const easiness = nextEasiness(schedule.easiness, q);
  if (q < SUCCESS_QUALITY) return { easiness, interval: 1, repetitions: 0 };
  return { easiness, interval: nextInterval(schedule), repetitions: schedule.repetitions + 1 };
}

function nextEasiness(easiness: number, q: Quality): number {
  const change = 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02);
  return Math.max(MINIMUM_EASINESS, toHundredths(easiness + change));
}

function nextInterval({ easiness, interval, repetitions }: Sm2Schedule): number {
  if (repetitions === 0) return 1;
  if (repetitions === 1) return 6;
  // Computes with hundredths of easiness: the product is exact, and halves round up.
  const days = Math.round((interval * Math.round(easiness * 100)) / 100);
  return Math.min(days, MAXIMUM_INTERVAL);
}

/** Removes the error of binary fractions. The exact value is a multiple of 0.1. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
