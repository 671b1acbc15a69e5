import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastPredictions, noPredictions, predictionsAfter } from "./predictions.ts";

type Answer = { chance: number; isRight: boolean };

const answers = fc.array(
  fc.record({ chance: fc.double({ min: 0.005, max: 0.995, noNaN: true }), isRight: fc.boolean() }),
  { maxLength: 450 },
);

const after = (list: readonly Answer[]) =>
  lastPredictions(
    list.reduce(
      (before, { chance, isRight }) => predictionsAfter(before, chance, isRight),
      noPredictions,
    ),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("predictions", () => {
  it("are sums over all answers, or over at least the last 100 and at most the last 200", () => {
    fc.assert(
      fc.property(answers, (list) => {
        const sums = after(list);
        expect(sums.answers).toBeGreaterThanOrEqual(Math.min(list.length, 100));
        expect(sums.answers).toBeLessThanOrEqual(Math.min(list.length, 200));
        const last = list.slice(list.length - sums.answers);
        expect(sums.right).toBe(last.filter(({ isRight }) => isRight).length);
        expect(sums.expected).toBeCloseTo(sum(last.map(({ chance }) => chance)), 1);
        const losses = last.map(({ chance, isRight }) => -Math.log(isRight ? chance : 1 - chance));
        expect(sums.logLoss).toBeCloseTo(sum(losses), 1);
      }),
    );
  });
});
