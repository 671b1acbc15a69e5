import fc from "fast-check";
import { CLAMP_PARAMETERS } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import { addDays, type Instant } from "../calendar.ts";
import { type Verdict, verdicts } from "../causes.ts";
import { daysBetween, defaultWeights, fsrs, MAXIMUM_INTERVAL, retrievability } from "./fsrs.ts";
import type { Schedule, Scheduler } from "./scheduler.ts";
import { retentionPercent } from "./scheduler.ts";

const START = "2026-03-01T18:00:00.000Z";
const standard = fsrs({ retention: 0.9 });

type Review = { verdict: Verdict; afterDays: number };
type State = Schedule & { lastAttempt: Instant };

/** The card after reviews, each some days after the one before. */
function afterReviews(scheduler: Scheduler, reviews: readonly Review[]): State {
  let card: State | undefined;
  for (const { verdict, afterDays } of reviews) {
    const at = card ? addDays(card.lastAttempt, afterDays) : START;
    card = { ...scheduler.review(card, { verdict, at }), lastAttempt: at };
  }
  if (!card) throw new Error("no reviews");
  return card;
}

const answer = (scheduler: Scheduler, card: State, verdict: Verdict, afterDays: number) =>
  scheduler.review(card, { verdict, at: addDays(card.lastAttempt, afterDays) });

const percent = fc.integer({ min: retentionPercent.min, max: retentionPercent.max });
const weights = fc.tuple(
  ...CLAMP_PARAMETERS(2, false).map(([min = 0, max = 0]) => fc.double({ min, max, noNaN: true })),
);
const anyScheduler = fc
  .record({ percent, weights: fc.option(weights, { nil: undefined }) })
  .map(({ percent, weights }) => {
    const retention = percent / 100;
    const choice = weights ? { retention, weights } : { retention };
    return { choice, scheduler: fsrs(choice) };
  });
const days = fc.oneof(fc.double({ min: 0, max: 400, noNaN: true }), fc.constant(0));
const reviews = fc.array(fc.record({ verdict: fc.constantFrom(...verdicts), afterDays: days }), {
  minLength: 1,
  maxLength: 30,
});

describe("FSRS", () => {
  // From fsrs-rs, through the tests of ts-fsrs.
  it("computes the reference memory without short-term steps", () => {
    const wrongThenRight = [0, 0, 1, 3, 8, 21].map(
      (afterDays, index): Review => ({ verdict: index === 0 ? "wrong" : "correct", afterDays }),
    );
    const { stability, difficulty } = afterReviews(standard, wrongThenRight);

    expect(stability).toBeCloseTo(53.3351, 2);
    expect(difficulty).toBeCloseTo(6.3575, 3);
  });

  // From `long-term_scheduler.test.ts` of ts-fsrs.
  it("computes the reference intervals for answers on time", () => {
    const weights = [
      0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178,
      2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5,
    ];
    const scheduler = fsrs({ retention: 0.9, weights });
    const history: Review[] = [];
    const intervals = [..."gggggg--ggggg"].map((grade) => {
      const afterDays = history.length === 0 ? 0 : afterReviews(scheduler, history).interval;
      history.push({ verdict: grade === "g" ? "correct" : "wrong", afterDays });
      return afterReviews(scheduler, history).interval;
    });

    expect(intervals).toEqual([3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773]);
  });

  it("starts a card earlier the worse its first answer is", () => {
    const stabilities = verdicts.map(
      (verdict) => afterReviews(standard, [{ verdict, afterDays: 0 }]).stability,
    );

    expect(stabilities).toEqual([defaultWeights[2], defaultWeights[1], defaultWeights[0]]);
  });

  it("never shortens the memory after a right answer, and lengthens it when the answer is due", () => {
    fc.assert(
      fc.property(anyScheduler, reviews, ({ scheduler }, history) => {
        const card = afterReviews(scheduler, history);
        const before = card.stability ?? 0;

        expect(answer(scheduler, card, "correct", 0).stability).toBeGreaterThanOrEqual(before);
        const due = answer(scheduler, card, "correct", card.interval);
        expect(due.stability).toBeGreaterThanOrEqual(before);
        expect(due.interval).toBeGreaterThanOrEqual(card.interval);
      }),
    );
  });

  it("never lengthens the memory after a wrong answer", () => {
    fc.assert(
      fc.property(anyScheduler, reviews, days, ({ scheduler }, history, afterDays) => {
        const card = afterReviews(scheduler, history);
        const next = answer(scheduler, card, "wrong", afterDays);

        expect(next.stability).toBeLessThanOrEqual(card.stability ?? 0);
        expect(next.interval).toBeLessThanOrEqual(card.interval);
        expect(next.repetitions).toBe(0);
      }),
    );
  });

  it("gives a missing accent at most the interval of a right answer", () => {
    fc.assert(
      fc.property(reviews, days, (history, afterDays) => {
        const card = afterReviews(standard, history);

        expect(answer(standard, card, "accent", afterDays).interval).toBeLessThanOrEqual(
          answer(standard, card, "correct", afterDays).interval,
        );
      }),
    );
  });

  it("asks again when the chosen share is still remembered, to half a day", () => {
    fc.assert(
      fc.property(anyScheduler, reviews, ({ choice, scheduler }, history) => {
        const { interval, stability } = afterReviews(scheduler, history);
        const remembered = (afterDays: number) =>
          retrievability(stability ?? 0, afterDays, choice.weights);
        const tolerance = 1e-6;

        if (interval < MAXIMUM_INTERVAL) {
          expect(remembered(interval + 0.5)).toBeLessThanOrEqual(choice.retention + tolerance);
        }
        if (interval > 1) {
          expect(remembered(interval - 0.5)).toBeGreaterThanOrEqual(choice.retention - tolerance);
        }
      }),
    );
  });

  it("keeps intervals between a day and a hundred years, for any history and weights", () => {
    fc.assert(
      fc.property(anyScheduler, reviews, ({ scheduler }, history) => {
        const { interval, stability, difficulty } = afterReviews(scheduler, history);

        expect(Number.isInteger(interval)).toBe(true);
        expect(interval).toBeGreaterThanOrEqual(1);
        expect(interval).toBeLessThanOrEqual(MAXIMUM_INTERVAL);
        expect(stability).toBeGreaterThan(0);
        expect(difficulty).toBeGreaterThanOrEqual(1);
        expect(difficulty).toBeLessThanOrEqual(10);
      }),
    );
  });

  it("ends at a hundred years after many successes on time", () => {
    const history = Array<Review>(40).fill({ verdict: "correct", afterDays: MAXIMUM_INTERVAL });

    expect(afterReviews(standard, history).interval).toBe(MAXIMUM_INTERVAL);
  });

  it("computes the same schedule from the same answers", () => {
    fc.assert(
      fc.property(anyScheduler, reviews, ({ choice, scheduler }, history) => {
        expect(afterReviews(fsrs(choice), history)).toEqual(afterReviews(scheduler, history));
      }),
    );
  });

  it("asks more often the more the learner wants to remember", () => {
    fc.assert(
      fc.property(reviews, fc.tuple(percent, percent), (history, shares) => {
        const [less = 0, more = 0] = shares.toSorted((a, b) => a - b);
        const intervalAt = (share: number) =>
          afterReviews(fsrs({ retention: share / 100 }), history).interval;

        expect(intervalAt(more)).toBeLessThanOrEqual(intervalAt(less));
      }),
    );
  });

  it("treats a card of SM-2 like a new one", () => {
    const card = { easiness: 2.5, interval: 6, repetitions: 2, stability: null, difficulty: null };

    expect(
      standard.review({ ...card, lastAttempt: START }, { verdict: "correct", at: START }),
    ).toMatchObject({ stability: defaultWeights[2], interval: 2 });
  });

  it("counts no negative time after a card's last attempt", () => {
    expect(daysBetween(addDays(START, 1), START)).toBe(0);
    expect(daysBetween(START, addDays(START, 1.5))).toBe(1.5);
  });
});
