import type { Instant } from "../calendar.ts";
import type { Verdict } from "../causes.ts";
import { isCorrect } from "../grading/grade.ts";
import { daysBetween, fsrs, retrievability } from "./fsrs.ts";

/** An answer to a card. */
export type Review = { verdict: Verdict; at: Instant };

/** The answers to one card, in the order of the log. */
export type History = readonly Review[];

/** Whether at least half a day lies between two answers. Only such answers test the memory of FSRS. */
export function isTest(before: Review, { at }: Review): boolean {
  return daysBetween(before.at, at) >= 0.5;
}

/**
 * How badly FSRS with these weights predicts answers: the mean of −ln p, where p is the predicted probability of the
 * actual result. Smaller is better; guessing 50 % each time gives 0.693.
 *
 * @param isCounted which answers count among those that test the memory
 * @returns null when no answer counts
 */
export function logLoss(
  histories: readonly History[],
  weights: readonly number[],
  isCounted: (review: Review) => boolean,
): number | null {
  const scheduler = fsrs({ retention: 0.9, weights });
  let [sum, count] = [0, 0];
  for (const history of histories) {
    let card: Parameters<typeof scheduler.review>[0];
    let before: Review | undefined;
    for (const review of history) {
      if (card && before && isTest(before, review) && isCounted(review)) {
        const days = daysBetween(before.at, review.at);
        sum -= Math.log(probabilityOf(review, retrievability(card.stability ?? 0, days, weights)));
        count += 1;
      }
      card = { ...scheduler.review(card, review), lastAttempt: review.at };
      before = review;
    }
  }
  return count === 0 ? null : sum / count;
}

/** The probability of the answer that was given, kept away from 0. */
function probabilityOf({ verdict }: Review, ofRight: number): number {
  const probability = isCorrect(verdict) ? ofRight : 1 - ofRight;
  return Math.max(probability, 1e-4);
}
