// npm run bench:scheduling: reviews that simulated learners need with SM-2 and with FSRS.
import { fsrs } from "@verbena/core/scheduling/fsrs";
import { retentionPercent } from "@verbena/core/scheduling/scheduler";
import { sm2 } from "@verbena/core/scheduling/sm2";
import { runFit } from "../packages/server/src/features/progress/scheduler/fit-scheduler.ts";
import { benchmark, log, report, table } from "./harness/benchmark.ts";
import { compareReviews } from "./scheduling/compare-reviews.ts";
import { type MemoryModel, memoryModels } from "./scheduling/memory-models.ts";
import {
  DAYS,
  DAYS_WITH_NEW_FORMS,
  NEW_FORMS_A_DAY,
  type Outcome,
  type Plan,
  type Seeds,
  simulate,
} from "./scheduling/simulate.ts";

const LEARNERS = 16;
const GOAL = 0.9;

/** A scheduler with the one number by which it asks less often: the larger, the fewer reviews. */
type Contender = {
  name: string;
  standard: number;
  range: readonly [number, number];
  plan(knob: number): Plan;
};

type Result = { remembered: number; reviews: number; needed: number | null };

const sm2Contender: Contender = {
  name: "SM-2",
  standard: 1,
  range: [0.05, 4],
  plan: (stretch) => ({ scheduler: sm2, stretch }),
};

await benchmark(async () => {
  const parts: string[] = [];
  for (const model of memoryModels) {
    log(`${model.name} …`);
    parts.push(await compareOn(model));
  }
  await report("scheduling", parts.join("\n\n"), "scheduling.md");
  await report("reviews", await compareReviews(), "scheduling.md");
});

async function compareOn(model: MemoryModel): Promise<string> {
  const results = new Map<string, Result[]>();
  let fitted = 0;
  for (let learner = 1; learner <= LEARNERS; learner += 1) {
    const weights = await fitOnOtherForms(model, learner);
    if (weights) fitted += 1;
    const seeds = { learnerSeed: learner, formsSeed: learner * 1_000_003 };
    for (const contender of [
      sm2Contender,
      fsrsContender("FSRS, default", undefined),
      fsrsContender("FSRS, fitted", weights),
    ]) {
      const list = results.get(contender.name) ?? [];
      results.set(contender.name, [...list, measure(model, seeds, contender)]);
    }
  }
  const rows = [...results].map(([name, list]) => row(name, list, results.get("SM-2") ?? []));
  return [
    `### Memory: ${model.name}`,
    `Simulated by ${model.source}.`,
    table(["", "remembered", "reviews per form", `reviews for ${GOAL * 100} %`, "÷ SM-2"], rows),
    `${LEARNERS} learners, ${NEW_FORMS_A_DAY} new forms a day for ${DAYS_WITH_NEW_FORMS} days, measured on day ${DAYS}. The fit was kept for ${fitted} learners.`,
  ].join("\n\n");
}

/** Weights fitted to the learner's answers to other forms, given with FSRS default; undefined if rejected. */
async function fitOnOtherForms(model: MemoryModel, learner: number) {
  const seeds = { learnerSeed: learner, formsSeed: learner * 1_000_003 + 500_009 };
  const { histories } = simulate(model, seeds, fsrsContender("", undefined).plan(1));
  const fit = await runFit(histories);
  if (fit.status === "unavailable")
    throw new Error("The optimizer has no build for this platform.");
  return fit.status === "better" ? fit.weights : undefined;
}

/** The knob is the forgotten share, in units of the default's. */
function fsrsContender(name: string, weights: readonly number[] | undefined): Contender {
  const forgotten = 1 - retentionPercent.default / 100;
  return {
    name,
    standard: 1,
    range: [
      (1 - retentionPercent.max / 100) / forgotten,
      (1 - retentionPercent.min / 100) / forgotten,
    ],
    plan: (knob) => {
      const retention = 1 - forgotten * knob;
      return { scheduler: fsrs(weights ? { retention, weights } : { retention }), stretch: 1 };
    },
  };
}

function measure(model: MemoryModel, seeds: Seeds, contender: Contender): Result {
  const outcomeAt = (knob: number) => simulate(model, seeds, contender.plan(knob));
  const { remembered, reviews } = outcomeAt(contender.standard);
  return { remembered, reviews, needed: reviewsForGoal(outcomeAt, contender.range) };
}

/** The reviews with the rarest asking that reaches the goal; null if even the most frequent does not. */
function reviewsForGoal(
  outcomeAt: (knob: number) => Outcome,
  [often, rarely]: readonly [number, number],
): number | null {
  const frequent = outcomeAt(often);
  if (frequent.remembered < GOAL) return null;
  let best = frequent.reviews;
  let [low, high] = [often, rarely];
  for (let step = 0; step < 9; step += 1) {
    const middle = Math.sqrt(low * high);
    const { remembered, reviews } = outcomeAt(middle);
    if (remembered >= GOAL) {
      low = middle;
      best = Math.min(best, reviews);
    } else high = middle;
  }
  return best;
}

function row(name: string, results: readonly Result[], ofSm2: readonly Result[]): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  // Only learners who reach the goal with both schedulers can be compared.
  const pairs = results.flatMap(({ needed }, index) => {
    const other = ofSm2[index]?.needed ?? null;
    return needed === null || other === null ? [] : [{ needed, other }];
  });
  const reached = results.flatMap(({ needed }) => needed ?? []);
  return [
    name,
    percent(mean(results.map(({ remembered }) => remembered))),
    mean(results.map(({ reviews }) => reviews)).toFixed(1),
    reached.length === 0
      ? "—"
      : `${mean(reached).toFixed(1)} (${reached.length} of ${results.length})`,
    pairs.length === 0
      ? "—"
      : (mean(pairs.map(({ needed }) => needed)) / mean(pairs.map(({ other }) => other))).toFixed(
          2,
        ),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
