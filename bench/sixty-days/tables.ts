import { type CefrLevel, families } from "@verbena/core/families";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { table } from "../harness/benchmark.ts";
import { DAYS_AFTER } from "../scheduling/live.ts";
import type { Checks } from "./checks.ts";
import type { FamilyView, SixtyDays } from "./context.ts";
import { DAYS } from "./life.ts";

/** A life, and what the same learner knows after as many answers with SM-2 and forms by use. */
export type Lived = SixtyDays & {
  level: CefrLevel;
  order: string;
  sm2: { known: number; knownByUse: number };
};

export function textOf(lives: readonly Lived[], checks: Checks): string {
  return [
    table(
      [
        ...["level, review", "answers", "minutes a day", "right", "early", "forms seen"],
        ...["known by use", "÷ SM-2", "known", "÷ SM-2"],
        ...["blamed", "blamed rightly"],
        "ranges with the truth",
      ],
      lives.map(rowOf),
    ),
    table(
      ["level, family", ...ordersOf(lives).flatMap((order) => [order, "truth"])],
      rowsOfFamilies(lives),
    ),
    table(
      ["level, review", ...statuses.map((status) => `${status}: skills, known`)],
      lives.map(rowOfStatuses),
    ),
    table(
      ["check", "times", "disagreements"],
      checks.results().map(({ name, times, failed }) => [name, String(times), String(failed)]),
    ),
    `${DAYS} days; known ${DAYS_AFTER} days after the last answer.`,
  ].join("\n\n");
}

const statuses = ["shown", "fading", "missing", "guessed", "new"] as const;

/** How many skills had each status on each tenth day, and the real chance to remember them. */
function rowOfStatuses({ level, order, statuses: chances, views }: Lived): string[] {
  const cells = statuses.map((status) => {
    const ofStatus = chances[status];
    const count = (ofStatus.length / views.length).toFixed(0);
    return ofStatus.length === 0 ? "0" : `${count}, ${percent(mean(ofStatus))}`;
  });
  return [`${level}, ${order}`, ...cells];
}

const ordersOf = (lives: readonly Lived[]) => [...new Set(lives.map(({ order }) => order))];

function rowOf(life: Lived): string[] {
  const { level, order, answersADay, seconds, right, early, seen, cards, sm2 } = life;
  const answers = sum(answersADay);
  const ranges = life.views.flat();
  return [
    `${level}, ${order}`,
    String(answers),
    (seconds / 60 / DAYS).toFixed(1),
    percent(right / answers),
    percent(early / answers),
    `${seen} of ${cards}`,
    percent(life.knownByUse),
    (life.knownByUse / sm2.knownByUse).toFixed(2),
    percent(life.known),
    (life.known / sm2.known).toFixed(2),
    percent(life.blame.named / life.blame.answers),
    percent(life.blame.missing / life.blame.skills),
    `${ranges.filter(isWithin).length} of ${ranges.length}`,
  ];
}

/** The range that the learner reads is rounded to tens. */
function isWithin({ expected: { from, to }, truth }: FamilyView): boolean {
  return truth >= from - 5 && truth <= to + 5;
}

/** What learners read on the last day. */
function rowsOfFamilies(lives: readonly Lived[]): string[][] {
  const levels = [...new Set(lives.map(({ level }) => level))];
  return levels.flatMap((level) =>
    familiesUpTo(level).flatMap((family) => {
      const views = ordersOf(lives).map((order) =>
        lives
          .find((life) => life.level === level && life.order === order)
          ?.views.at(-1)
          ?.find((view) => view.family === family),
      );
      if (views.every((view) => view === undefined)) return [];
      return [[`${level}, ${families[family].shortName}`, ...views.flatMap(cellsOf)]];
    }),
  );
}

function cellsOf(view: FamilyView | undefined): string[] {
  if (view === undefined) return ["not begun", ""];
  const { shown, forms, expected, truth } = view;
  return [`${shown} of ${forms}, ${expected.from}–${expected.to} more`, truth.toFixed(0)];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
