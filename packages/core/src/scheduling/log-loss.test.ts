import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { defaultWeights } from "./fsrs.ts";
import { type History, isTest, logLoss } from "./log-loss.ts";

const START = "2026-03-01T18:00:00.000Z";

/** Answers on the given days after the start; `-` marks wrong ones. */
const history = (...days: (number | `-${number}`)[]): History =>
  days.map((day) => ({
    verdict: typeof day === "string" ? "wrong" : "correct",
    at: addDays(START, Math.abs(Number(day))),
  }));

const all = () => true;

describe("log loss", () => {
  it("is the negative logarithm of the predicted probability", () => {
    // After a right first answer, learners remember 90 % for as many days as the third weight says.
    const [, , stability = 0] = defaultWeights;

    expect(logLoss([history(0, stability)], defaultWeights, all)).toBeCloseTo(-Math.log(0.9), 5);
    expect(logLoss([history(0, `-${stability}`)], defaultWeights, all)).toBeCloseTo(
      -Math.log(0.1),
      5,
    );
  });

  it("averages over all answers that count", () => {
    const days = history(0, 2, 9, 30);
    const each = days
      .slice(1)
      .map((counted) => logLoss([days], defaultWeights, (r) => r === counted));
    const mean = each.reduce<number>((sum, loss) => sum + (loss ?? 0), 0) / each.length;

    expect(logLoss([days], defaultWeights, all)).toBeCloseTo(mean, 10);
  });

  it("ignores first answers and answers on the same day", () => {
    expect(logLoss([history(0), history(5, 5.2)], defaultWeights, all)).toBeNull();
  });

  it("is smaller for weights that describe the learner better", () => {
    const forgetful = history(0, "-1", "-2", "-3", "-4", "-5", "-6");
    const shortMemory = defaultWeights.with(0, 0.01).with(1, 0.01).with(2, 0.01);
    const lossWith = (weights: readonly number[]) => logLoss([forgetful], weights, all) ?? 0;

    expect(lossWith(shortMemory)).toBeLessThan(lossWith(defaultWeights));
  });

  it("counts an answer after more than half a day as one after a day", () => {
    const [first, ...later] = history(0, 0.4, 0.6);

    expect(later.map((review) => first && isTest(first, review))).toEqual([false, true]);
  });
});
