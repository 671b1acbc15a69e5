import { DAY_MS, type Instant } from "@verbena/core/calendar";
import type { CefrLevel, Family } from "@verbena/core/families";
import type { RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import type { KnownForms } from "@verbena/core/knowledge/known-forms";
import { kindOf, type Skill } from "@verbena/core/knowledge/skill";
import type { SkillStatus } from "@verbena/core/knowledge/skill-state";
import type { AnswerEvent } from "@verbena/core/progress/progress-event";
import type { BeforeAnswer } from "@verbena/core/progress/retraction";
import type { ReviewOrder } from "@verbena/core/session/practice-choice";
import { newId } from "../../packages/web/src/lib/new-id.ts";
import type { Random } from "../scheduling/memory-models.ts";
import type { Mind, World } from "../scheduling/worlds.ts";
import type { Checks } from "./checks.ts";
import type { ClockedSite } from "./clocked-site.ts";
import { TIME_ZONE } from "./device.ts";
import type { Log } from "./log.ts";
import type { Questions } from "./questions.ts";

export const ROUND = 10;

/** The learner begins on a Monday morning. */
export const START = Date.UTC(2026, 0, 5, 8);

/** What the learner reads of a family, and the truth. */
export type FamilyView = KnownForms & {
  family: Family;
  /** How many of the other forms without a missing skill are really known. */
  truth: number;
};

export type SixtyDays = {
  answersADay: number[];
  right: number;
  early: number;
  seconds: number;
  /** Cards with an answer, and all cards that the learner practises. */
  seen: number;
  cards: number;
  known: number;
  knownByUse: number;
  /** The real chance of each skill by what the map calls it, on each tenth day. */
  statuses: Record<SkillStatus, number[]>;
  /** Wrong answers without slips: how many blamed a skill, and how many of the blamed skills were missing. */
  blame: { answers: number; named: number; skills: number; missing: number };
  /** What the learner read on each tenth day. */
  views: FamilyView[][];
};

/** A learner to simulate. */
export type Options = {
  site: ClockedSite;
  world: World;
  level: CefrLevel;
  reviewOrder: ReviewOrder;
  seed: number;
  /** All cards of the level, with their weight. */
  cards: readonly RuleCard[];
  checks: Checks;
};

/** A simulated learner, and all that happens to them. */
export type Life = Options & {
  random: Random;
  mind: Mind;
  /** The share of known forms that the learner writes wrong. */
  slips: number;
  clock: Clock;
  questions: Questions;
  log: Log;
  result: SixtyDays;
  lastAnswer: { event: AnswerEvent; before: BeforeAnswer } | null;
};

type Clock = ReturnType<typeof createClock>;

/** The learner's clock, and the server's. */
export function createClock({ setClock }: ClockedSite) {
  let time = START;
  const set = (ms: number) => {
    time = ms;
    setClock(new Date(time).toISOString());
  };
  set(START);
  return {
    set,
    now: (): Instant => new Date(time).toISOString(),
    /** Days since the start, with fractions. */
    day: () => (time - START) / DAY_MS,
    advance: (seconds: number) => set(time + seconds * 1000),
  };
}

/** The fields of every event. */
export const eventFields = ({ clock }: Life, family: Family) => ({
  id: newId(),
  family,
  at: clock.now(),
  timeZone: TIME_ZONE,
});

/** A missing accent does not make an answer wrong. */
export const withoutMarks = (skills: readonly Skill[]) =>
  skills.filter((skill) => kindOf(skill) !== "accent");
