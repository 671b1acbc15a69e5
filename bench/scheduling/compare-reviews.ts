import type { RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import { log, table } from "../harness/benchmark.ts";
import { ANSWERS_A_DAY, DAYS_AFTER, type Life, live, type Prediction, type Way } from "./live.ts";
import { orderByList, orderByUse, practisedCards } from "./practised-cards.ts";
import { type World, worlds } from "./worlds.ts";

const LEARNERS = 10;
const DAYS = [30, 60, 120];

/** Compares reviews by rule and form by form on simulated learners, in each world. */
export async function compareReviews(): Promise<string> {
  const cards = await practisedCards();
  const byUse = orderByUse(cards);
  const newForms = orderByList(cards);
  const ways: readonly Way[] = [
    { name: "SM-2, forms by use", scheduler: "sm2", order: byUse },
    { name: "FSRS, forms by use", scheduler: "fsrs", order: byUse },
    { name: "SM-2, forms of the list", scheduler: "sm2", order: newForms },
    { name: "by rule", scheduler: "sm2", order: null },
  ];
  const parts: string[] = [];
  for (const world of worlds) {
    log(`${world.name} …`);
    const rows = DAYS.flatMap((days) => rowsFor(world, ways, { cards, fallback: newForms }, days));
    parts.push(`### Memory by ${world.name}\n\n${table(head, rows)}`);
  }
  return [
    ...parts,
    `${LEARNERS} learners, ${ANSWERS_A_DAY} answers a day, known ${DAYS_AFTER} days after the last answer. ` +
      `${cards.length} forms and sentences with ${new Set(cards.flatMap(({ skills }) => skills)).size} skills.`,
  ].join("\n\n");
}

const head = [
  "day, review",
  "known by use",
  "÷ SM-2",
  "known",
  "÷ SM-2",
  "right",
  "early",
  "skills asked",
  "log loss",
  "÷ constant",
  "÷ FSRS by form",
  "calibration error",
  "guard",
];

function rowsFor(
  world: World,
  ways: readonly Way[],
  forms: { cards: readonly RuleCard[]; fallback: readonly RuleCard[] },
  days: number,
): string[][] {
  const seeds = Array.from({ length: LEARNERS }, (_, index) => index + 1);
  const answers = Array.from({ length: days }, () => ANSWERS_A_DAY);
  const results = ways.map((way) => seeds.map((seed) => live(world, way, forms, answers, seed)));
  const [sm2 = []] = results;
  return results.map((lives, index) => [
    `${days}, ${ways[index]?.name}`,
    percent(mean(lives, ({ knownByUse }) => knownByUse)),
    ratio(lives, sm2, ({ knownByUse }) => knownByUse),
    percent(mean(lives, ({ known }) => known)),
    ratio(lives, sm2, ({ known }) => known),
    percent(mean(lives, ({ right }) => right)),
    percent(mean(lives, ({ early }) => early)),
    mean(lives, ({ skills }) => skills).toFixed(0),
    ...predictionsIn(lives),
    guardIn(lives),
  ]);
}

/** How well the chance by rule predicted the answers. */
function predictionsIn(lives: readonly Life[]): string[] {
  const losses = lives.map(({ predictions }) => ({
    byRule: logLoss(predictions, ({ byRule }) => byRule),
    constant: logLoss(predictions, constantOf(predictions)),
    byForm: logLoss(predictions, recalibrated(predictions)),
  }));
  return [
    mean(losses, ({ byRule }) => byRule).toFixed(3),
    ratio(
      losses,
      losses,
      ({ byRule }) => byRule,
      ({ constant }) => constant,
    ),
    ratio(
      losses,
      losses,
      ({ byRule }) => byRule,
      ({ byForm }) => byForm,
    ),
    mean(lives, ({ predictions }) => calibrationError(predictions)).toFixed(3),
  ];
}

function guardIn(lives: readonly Life[]): string {
  const days = lives.flatMap(({ guard }) => guard ?? []);
  return days.length === 0
    ? "never"
    : `${days.length} of ${lives.length}, day ${Math.max(...days) + 1} at the latest`;
}

type Chance = (prediction: Prediction) => number;

function logLoss(predictions: readonly Prediction[], chanceOf: Chance): number {
  return mean(predictions, (prediction) => {
    const chance = Math.min(0.995, Math.max(0.005, chanceOf(prediction)));
    return -Math.log(prediction.isRight ? chance : 1 - chance);
  });
}

const rightShare = (predictions: readonly Prediction[]) =>
  mean(predictions, ({ isRight }) => (isRight ? 1 : 0));

/** The learner's share of right answers, which only the end of the simulation knows. */
function constantOf(predictions: readonly Prediction[]): Chance {
  const share = rightShare(predictions);
  return () => share;
}

/** So many groups of answers with similar chances. */
const GROUPS = 10;

/**
 * The memory of FSRS for each form, replaced by the share of right answers with a similar memory. First answers, for which
 * FSRS has no memory, are a group. Only the end of the simulation knows these shares, which favours FSRS.
 */
function recalibrated(predictions: readonly Prediction[]): Chance {
  const groupOf = ({ byForm }: Prediction) => (byForm === null ? -1 : groupFor(byForm));
  const shares = new Map(
    [...Map.groupBy(predictions, groupOf)].map(([group, list]) => [group, rightShare(list)]),
  );
  return (prediction) => shares.get(groupOf(prediction)) ?? 0.5;
}

const groupFor = (chance: number) => Math.min(GROUPS - 1, Math.floor(chance * GROUPS));

/** The mean distance between chances and shares of right answers, over groups of answers with similar chances. */
function calibrationError(predictions: readonly Prediction[]): number {
  const groups = [...Map.groupBy(predictions, ({ byRule }) => groupFor(byRule)).values()];
  return groups.reduce((sum, list) => {
    const distance = Math.abs(mean(list, ({ byRule }) => byRule) - rightShare(list));
    return sum + (distance * list.length) / predictions.length;
  }, 0);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function mean<T>(list: readonly T[], numberOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + numberOf(one), 0) / list.length;
}

function ratio<T>(
  list: readonly T[],
  others: readonly T[],
  numberOf: (one: T) => number,
  ofOther = numberOf,
): string {
  return (mean(list, numberOf) / mean(others, ofOther)).toFixed(2);
}
