import { addDays } from "@verbena/core/calendar";
import { defaultWeights, fsrs, retrievability } from "@verbena/core/scheduling/fsrs";
import type { History, Review } from "@verbena/core/scheduling/log-loss";
import { expect, test } from "vitest";
import { runFit } from "./fit-scheduler.ts";
import { fitWeights, type Train } from "./fit-weights.ts";

const START = "2026-01-01T18:00:00.000Z";

/** Weights of a learner who forgets much sooner than most. */
const forgetful = defaultWeights.with(0, 0.1).with(1, 0.2).with(2, 0.4).with(8, 0.9);

/** Answers of such a learner to forms that FSRS asks; every n-th chance is the same in every run. */
function simulated(forms: number): History[] {
  const asked = fsrs({ retention: 0.9 });
  const memory = fsrs({ retention: 0.9, weights: forgetful });
  let chance = 0;
  return Array.from({ length: forms }, (_, form) => {
    const history: Review[] = [];
    let card: Parameters<typeof asked.review>[0];
    let own: Parameters<typeof asked.review>[0];
    for (let day = form % 40; day < 120; day += card?.interval ?? 1) {
      chance = (chance + 0.618_033_988_749_894_9) % 1;
      const at = addDays(START, day);
      const recall = own ? retrievability(own.stability ?? 0, card?.interval ?? 0, forgetful) : 0.5;
      const review: Review = { verdict: chance < recall ? "correct" : "wrong", at };
      history.push(review);
      card = { ...asked.review(card, review), lastAttempt: at };
      own = { ...memory.review(own, review), lastAttempt: at };
    }
    return history;
  });
}

test("weights fitted to a forgetful learner predict the newest fifth better than the default ones", async () => {
  const fit = await runFit(simulated(120));

  expect(fit).toMatchObject({ status: "better" });
  if (fit.status !== "better") throw new Error(fit.status);
  expect(fit.loss).toBeLessThan(fit.defaultLoss);
  expect(fit.weights).toHaveLength(defaultWeights.length);
  expect(await runFit(simulated(120))).toEqual(fit);
});

const trainTo =
  (weights: readonly number[]): Train =>
  async () =>
    weights;

test("weights that predict the newest fifth worse are rejected", async () => {
  const worse = defaultWeights.with(2, 100);

  expect(await fitWeights(simulated(120), trainTo(worse))).toMatchObject({ status: "notBetter" });
});

test("the fit does not see the newest fifth", async () => {
  const histories = simulated(60);
  const seen: number[] = [];
  const result = await fitWeights(histories, async (items) => {
    seen.push(items.length);
    return forgetful;
  });

  if (!("tests" in result)) throw new Error(result.status);
  const share = result.tests / (result.tests + (seen[0] ?? 0));
  expect(share).toBeCloseTo(0.2, 1);
});

test("a fit to a long log sees its newest answers, and the first repetition of each card", async () => {
  const histories = Array.from({ length: 250 }, (_, card) =>
    Array.from({ length: 60 }, (_, day): Review => {
      return { verdict: (card + day) % 5 === 0 ? "wrong" : "correct", at: addDays(START, day) };
    }),
  );
  let lengths: number[] = [];
  await fitWeights(histories, async (items) => {
    lengths = items.map(({ length }) => length);
    return null;
  });

  // The newest 5,000 of 14,750 repetitions begin on the 41st day; the last fifth of them is held out.
  expect(lengths.filter((length) => length === 2)).toHaveLength(250);
  expect(Math.min(...lengths.filter((length) => length > 2))).toBe(41);
  expect(lengths).toHaveLength(250 + 4_000);
});

test("a training without enough answers has no weights", async () => {
  expect(await fitWeights(simulated(60), async () => null)).toEqual({
    status: "tooFewRepetitions",
  });
});

test("answers on the same day are too few repetitions", async () => {
  const sameDay = Array.from({ length: 400 }, (): History => [{ verdict: "correct", at: START }]);

  expect(await fitWeights(sameDay, trainTo(defaultWeights))).toEqual({
    status: "tooFewRepetitions",
  });
});

test("a fit is unavailable when its process fails", async () => {
  expect(await runFit(simulated(60), "/nowhere/fit-program.js")).toEqual({ status: "unavailable" });
});
