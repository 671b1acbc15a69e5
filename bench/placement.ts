// npm run bench:placement: what the placement test finds out about simulated learners.
import { loadContent } from "@verbena/content/load";
import { type CefrLevel, cefrLevels } from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import { frequencyRank } from "@verbena/core/knowledge/frequency-rank";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { commonestSentences } from "@verbena/core/placement/common-sentences";
import { nextForm } from "@verbena/core/placement/next-form";
import type { Placement } from "@verbena/core/placement/placement";
import { type PlacementForm, placementPool } from "@verbena/core/placement/placement-pool";
import { placementResult, sureSkills } from "@verbena/core/placement/placement-result";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { persons } from "@verbena/spanish";
import { benchmark, log, median, report, table } from "./harness/benchmark.ts";
import {
  courseOf,
  type SimulatedLearner,
  simulatedLearner,
} from "./placement/simulated-learner.ts";

const LEARNERS_A_LEVEL = 200;

/** How far the learners' level is above the one that they choose, and the gain in points that the test shall bring. */
const choices = [
  { name: "right level", shift: 0, leastGain: 0 },
  { name: "level one too low", shift: 1, leastGain: 10 },
  { name: "level one too high", shift: -1, leastGain: 10 },
];

/** What the test did with one learner. Shares are between 0 and 1. */
type Outcome = {
  answers: number;
  right: number;
  /** The share of skills on the right side: by the test, by the chosen level alone, and at best. */
  byTest: number;
  byLevel: number;
  atBest: number;
  sure: number;
  /** How many of the skills that are sure by the test the learner does not know. */
  sureUnknown: number;
};

const HEAD = [
  "",
  "answers",
  "right",
  "by the test",
  "by the level",
  "gain",
  "at best",
  "sure",
  "of them unknown",
];

const pool = placementPool(await formsOfContent(), { persons, region: "spain" });
/** What the test may ask. It estimates all skills. */
const askable = { ...pool, forms: pool.forms.filter(({ form }) => form.isCommon) };
const course = courseOf(pool);

await benchmark(async () => {
  const cases = choices.flatMap(({ name, shift }) =>
    cefrLevels.flatMap((said, index) => {
      const real = cefrLevels[index + shift];
      if (real === undefined) return [];
      log(`${name}: ${said} …`);
      return { name, said, real, outcomes: outcomesOf(said, index + shift) };
    }),
  );
  const groups = choices.map(({ name, leastGain }) => {
    const outcomes = cases.filter((one) => one.name === name).flatMap((one) => one.outcomes);
    return { name, leastGain, outcomes };
  });
  const rows = [
    ...cases.map(({ said, real, outcomes }) => row(`says ${said}, is ${real}`, outcomes)),
    ...groups.map(({ name, outcomes }) => row(`**${name}**`, outcomes)),
  ];
  const sizes = `${LEARNERS_A_LEVEL} learners for each pair of levels, ${pool.skills.length} skills, ${pool.forms.length} forms, of which ${askable.forms.length} are asked.`;
  const results = [targets(groups), table(HEAD, rows), sizes].join("\n\n");
  await report("placement", results, "placement.md");
});

function targets(
  groups: readonly { name: string; leastGain: number; outcomes: readonly Outcome[] }[],
): string {
  const all = groups.flatMap(({ outcomes }) => outcomes);
  const ofGain = groups.map(({ name, leastGain, outcomes }) => [
    `${name}: gain over the level alone`,
    `≥ ${leastGain} points`,
    `${signed(gainOf(outcomes))} points`,
  ]);
  return table(
    ["", "target", "result"],
    [
      ["answers, median", "≤ 16", String(medianAnswers(all))],
      ...ofGain,
      ["skills called sure that are unknown", "≤ 3 %", percent(unknownShare(all))],
    ],
  );
}

/** A form of the content, and whether the test may ask it. */
type ContentForm = PlacementForm & { isCommon: boolean };

async function formsOfContent(): Promise<ContentForm[]> {
  const { conjugation, fillIn } = await loadContent();
  const sentences = [
    ...conjugation.map(({ family, verb, tense, person, sentence }) => {
      const card = { family, item: itemOf(verb, tense), context: person };
      return { ...card, sentence, skills: skillsOf(card), rank: frequencyRank(verb) };
    }),
    ...fillIn.map((exercise) => {
      const { family, id: item, sentence, infinitive } = exercise;
      const card = { family, item, context: contextOf(exercise) };
      const rank = frequencyRank(infinitive ?? "");
      return { ...card, sentence, skills: skillsOf(card, exercise), rank };
    }),
  ];
  return commonestSentences(sentences).map(({ sentence, isCommon }) => ({ ...sentence, isCommon }));
}

function outcomesOf(said: CefrLevel, real: number): Outcome[] {
  return Array.from({ length: LEARNERS_A_LEVEL }, (_, index) => {
    const seed = (real + 1) * 1_000_003 + index * 7919;
    return outcomeOf(simulatedLearner(course, real, seed), said, seed);
  });
}

function outcomeOf(learner: SimulatedLearner, level: CefrLevel, seed: number): Outcome {
  const placement = takeTest(learner, level, seed);
  const { guesses } = placementResult(pool, placement);
  const before = placementResult(pool, { level, answers: [] }).guesses;
  const skills = pool.skills.map(({ skill }) => skill);
  const sure = sureSkills(guesses);
  return {
    answers: placement.answers.length,
    right: shareOf(placement.answers, ({ outcome }) => outcome === "right"),
    byTest: shareOf(skills, (skill) => (guesses.get(skill) ?? 0) >= 0.5 === learner.knows(skill)),
    byLevel: shareOf(skills, (skill) => (before.get(skill) ?? 0) >= 0.5 === learner.knows(skill)),
    atBest: shareOf(skills, (skill) => learner.shouldKnow(skill) === learner.knows(skill)),
    sure: sure.length,
    sureUnknown: sure.filter((skill) => !learner.knows(skill)).length,
  };
}

function takeTest(learner: SimulatedLearner, level: CefrLevel, seed: number): Placement {
  let placement: Placement = { level, answers: [] };
  for (;;) {
    const form = nextForm(askable, placement, seed);
    const target = pool.forms.find((one) => one.form === form);
    if (target === undefined) return placement;
    const answer = { ...target.form, outcome: learner.answer(target) };
    placement = { level, answers: [...placement.answers, answer] };
  }
}

function row(name: string, outcomes: readonly Outcome[]): string[] {
  return [
    name,
    String(medianAnswers(outcomes)),
    percent(meanOf(outcomes, "right")),
    percent(meanOf(outcomes, "byTest")),
    percent(meanOf(outcomes, "byLevel")),
    signed(gainOf(outcomes)),
    percent(meanOf(outcomes, "atBest")),
    percent(meanOf(outcomes, "sure") / pool.skills.length),
    percent(unknownShare(outcomes)),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}

function medianAnswers(outcomes: readonly Outcome[]): number {
  return median(outcomes.map(({ answers }) => answers));
}

/** Percentage points by which the test is better than the level alone. */
function gainOf(outcomes: readonly Outcome[]): number {
  return (meanOf(outcomes, "byTest") - meanOf(outcomes, "byLevel")) * 100;
}

/** The share of unknown skills among those that the test calls sure. */
function unknownShare(outcomes: readonly Outcome[]): number {
  return meanOf(outcomes, "sureUnknown") / meanOf(outcomes, "sure");
}

function meanOf(outcomes: readonly Outcome[], field: keyof Outcome): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[field], 0) / outcomes.length;
}

function shareOf<T>(list: readonly T[], isCounted: (one: T) => boolean): number {
  return list.filter(isCounted).length / list.length;
}
