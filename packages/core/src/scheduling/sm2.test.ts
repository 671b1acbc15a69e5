import fc from "fast-check";
import { describe, expect, it } from "vitest";
// 40 sequences, computed with exact fractions from the formulas that sm2.ts cites. `interval_before` uses the easiness
// from before the answer.
import oracle from "../../testdata/sm2-oracle.json" with { type: "json" };
import { newSchedule, type Quality, review } from "./sm2.ts";

const quality = (q: number): Quality => (q === 5 ? 5 : 0);

const afterAnswers = (qualities: readonly Quality[]) => qualities.reduce(review, newSchedule);

const someQualities = fc.array(fc.constantFrom<Quality>(0, 5), { maxLength: 60 });

describe("SM-2", () => {
  it("starts with the schedule of the reference sequences", () => {
    expect(newSchedule).toEqual(oracle.start);
    expect(oracle.sequences).toHaveLength(40);
  });

  it.each(oracle.sequences)(
    "computes reference sequence $id: $qualities",
    ({ qualities, steps }) => {
      let schedule = newSchedule;
      const schedules = qualities.map((q) => {
        schedule = review(schedule, quality(q));
        return schedule;
      });

      expect(schedules).toEqual(
        steps.map(({ easiness, interval_before, repetitions }) => ({
          easiness,
          interval: Math.min(interval_before, 365),
          repetitions,
        })),
      );
    },
  );

  it("rounds half a day up", () => {
    // 15 days × 4.1 are 61.5, but 61.49999999999999 in floating point.
    const schedule = { easiness: 4.1, interval: 15, repetitions: 4 };

    expect(review(schedule, 5).interval).toBe(62);
  });

  it("starts again with one day after a wrong answer", () => {
    fc.assert(
      fc.property(someQualities, (qualities) => {
        const { interval, repetitions } = review(afterAnswers(qualities), 0);

        expect({ interval, repetitions }).toEqual({ interval: 1, repetitions: 0 });
      }),
    );
  });

  it("keeps easiness at 1.3 or more, in tenths", () => {
    fc.assert(
      fc.property(someQualities, (qualities) => {
        const { easiness } = afterAnswers(qualities);

        expect(easiness).toBeGreaterThanOrEqual(1.3);
        expect(easiness).toBe(Number(easiness.toFixed(1)));
      }),
    );
  });

  it("never shortens the interval after a success", () => {
    fc.assert(
      fc.property(someQualities, (qualities) => {
        const schedule = afterAnswers(qualities);

        expect(review(schedule, 5).interval).toBeGreaterThanOrEqual(schedule.interval);
      }),
    );
  });

  it("limits the interval to a year, also when a form is practised many times in a row", () => {
    expect(afterAnswers(Array<Quality>(5).fill(5)).interval).toBe(131);
    expect(afterAnswers(Array<Quality>(6).fill(5)).interval).toBe(365);
    expect(afterAnswers(Array<Quality>(500).fill(5)).interval).toBe(365);
  });
});
