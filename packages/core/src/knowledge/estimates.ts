import { DAY_MS, type Instant } from "../calendar.ts";
import type { Family } from "../families.ts";
import { placementNumbers } from "../placement/placement-numbers.ts";
import { withStatus } from "../placement/placement-result.ts";
import {
  type FamilyEstimate,
  isRefuted,
  laterEstimate,
  type PlacementStatus,
  testedEstimate,
} from "../progress/family-estimate.ts";
import type {
  EstimateSetEvent,
  PlacementEvent,
  SkillEstimate,
} from "../progress/progress-event.ts";
import type { Skill } from "./skill.ts";
import { guessedState, type SkillState, sureState } from "./skill-state.ts";

/** What a placement test and the learner say of skills. It stands beside what answers show. */
export type Estimates = {
  /** By family: its estimate, and the guessed chance of its skills that no answer has shown yet. */
  placed: Readonly<Partial<Record<Family, PlacedFamily>>>;
  /** What the learner said last of a skill. */
  said: Readonly<Record<Skill, Said>>;
};

export type PlacedFamily = FamilyEstimate & {
  guesses: Readonly<Record<Skill, number>>;
  timeZone: string;
};

export type Said = { estimate: SkillEstimate; at: Instant; timeZone: string };

export const noEstimates: Estimates = { placed: {}, said: {} };

/** Estimates, and what answers have shown. */
type Known = Estimates & { skills: Readonly<Record<Skill, SkillState>> };

/** For so many days, a skill of which the learner wants more comes once a round. */
const MORE_DAYS = 14;

/** Knowledge after a placement test, or after the learner's own estimate. An earlier one that comes late changes nothing. */
export function afterEstimate<Knowledge extends Known>(
  knowledge: Knowledge,
  event: PlacementEvent | EstimateSetEvent,
): Knowledge {
  const { placed, said, skills } = knowledge;
  const { family, at, timeZone } = event;
  if (event.kind === "estimate-set" && event.skill !== null) {
    const { skill, estimate } = event;
    const before = said[skill];
    if (before && before.at > at) return knowledge;
    return { ...knowledge, said: { ...said, [skill]: { estimate, at, timeZone } } };
  }
  const before = placed[family] ?? null;
  const status = event.kind === "placement" ? event.status : event.estimate;
  const estimate = laterEstimate(before, { status, at });
  if (estimate === before) return knowledge;
  const guesses =
    event.kind === "placement"
      ? without(event.guesses, new Set(Object.keys(skills) as Skill[]))
      : correctedGuesses(before?.guesses ?? {}, event.estimate);
  return { ...knowledge, placed: { ...placed, [family]: { ...estimate, guesses, timeZone } } };
}

function correctedGuesses(guesses: PlacedFamily["guesses"], status: PlacementStatus) {
  const entries = Object.entries(guesses).map(([skill, guess]) => [
    skill,
    withStatus(guess, status),
  ]);
  return Object.fromEntries(entries);
}

/** The part of an answer that changes estimates. */
type Shown = {
  family: Family;
  at: Instant;
  isRight: boolean;
  evidence: ReadonlyMap<Skill, "right" | "wrong">;
};

/**
 * The estimates after an answer. What it shows of a skill replaces a guess. A wrong answer ends "I know this". The first
 * answers in a family may refute all that was guessed of it.
 */
export function estimatesAfterAnswer({ placed, said }: Estimates, answer: Shown): Estimates {
  return { placed: placedAfter(placed, answer), said: saidAfter(said, answer) };
}

function placedAfter(placed: Estimates["placed"], answer: Shown): Estimates["placed"] {
  const families = Object.entries(placed) as [Family, PlacedFamily][];
  const changed = families.flatMap(([family, before]) => {
    const estimate = family === answer.family ? testedEstimate(before, answer) : before;
    const isRefutedNow = isRefuted(estimate) && !isRefuted(before);
    const guesses = isRefutedNow ? {} : without(before.guesses, answer.evidence);
    const isSame = estimate === before && guesses === before.guesses;
    return isSame ? [] : [[family, { ...before, ...estimate, guesses }] as const];
  });
  return changed.length === 0 ? placed : { ...placed, ...Object.fromEntries(changed) };
}

function saidAfter(said: Estimates["said"], { evidence, at }: Shown): Estimates["said"] {
  const refuted = [...evidence].flatMap(([skill, outcome]) => {
    const before = said[skill];
    const isRefuting = outcome === "wrong" && before?.estimate === "sure" && before.at <= at;
    return isRefuting ? [skill] : [];
  });
  return without(said, new Set(refuted));
}

/** A record without some skills; the same record if it has none of them. */
function without<T>(
  record: Readonly<Record<Skill, T>>,
  removed: ReadonlyMap<Skill, unknown> | ReadonlySet<Skill>,
): Readonly<Record<Skill, T>> {
  if (![...removed.keys()].some((skill) => skill in record)) return record;
  const entries = Object.entries(record) as [Skill, T][];
  return Object.fromEntries(entries.filter(([skill]) => !removed.has(skill)));
}

/** The guessed chance of a skill that no answer has shown; undefined if no placement test has estimated it. */
export function guessOf({ placed }: Pick<Estimates, "placed">, skill: Skill): number | undefined {
  return placedWith(placed, skill)?.guesses[skill];
}

/** The placement that has estimated a skill; the latest one if a later test has put it into another family. */
function placedWith(placed: Estimates["placed"], skill: Skill): PlacedFamily | undefined {
  return Object.values(placed)
    .filter(({ guesses }) => skill in guesses)
    .reduce<PlacedFamily | undefined>(
      (latest, one) => (latest && latest.at >= one.at ? latest : one),
      undefined,
    );
}

/**
 * The state of a skill, as answers, the placement test, and the learner's own word give it. Undefined if nothing says that
 * the learner knows it, or does not.
 */
export function stateOf({ skills, placed, said }: Known, skill: Skill): SkillState | undefined {
  const shown = skills[skill];
  const word = said[skill];
  if (word?.estimate === "sure") return sureState(shown, word);
  if (shown) return shown;
  const placement = placedWith(placed, skill);
  const guess = placement?.guesses[skill] ?? 0;
  return placement && guess >= placementNumbers.skillSureFrom ? guessedState(placement) : undefined;
}

/** Until when a skill is asked more, because the learner wants it; null if it is not. */
export function askedMoreUntil(
  { said }: Pick<Estimates, "said">,
  skill: Skill,
  now: Instant,
): Instant | null {
  const word = said[skill];
  if (word?.estimate !== "more") return null;
  const until = new Date(Date.parse(word.at) + MORE_DAYS * DAY_MS).toISOString();
  return now < until ? until : null;
}
