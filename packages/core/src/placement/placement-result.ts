import { allFamilies, type CefrLevel, type Family } from "../families.ts";
import type { Skill } from "../knowledge/skill.ts";
import type { PlacementStatus } from "../progress/family-estimate.ts";
import { type Belief, knownChance } from "./belief.ts";
import { beliefAfter, likelyLevel, type Placement, statusOf } from "./placement.ts";
import { placementNumbers } from "./placement-numbers.ts";
import type { FormTarget, PlacementForm, PlacementPool } from "./placement-pool.ts";

/** The guessed chance that a learner knows each skill. */
export type SkillGuesses = ReadonlyMap<Skill, number>;

/**
 * How well a learner knows a family, with two of its forms that the learner knows as well as that, or nearly as well if
 * there are none.
 */
export type FamilyPlacement<T> = {
  family: Family;
  status: PlacementStatus;
  examples: readonly T[];
};

export type PlacementResult<T> = {
  /** The level that fits the learner's verbs. No certificate. */
  level: CefrLevel;
  /** The families of the pool, in the order of menus. */
  families: readonly FamilyPlacement<T>[];
  guesses: SkillGuesses;
};

/** The result of a test. A test that was left early has one, too: its guesses are then nearer to the chosen level. */
export function placementResult<T extends PlacementForm>(
  pool: PlacementPool<T>,
  placement: Placement,
): PlacementResult<T> {
  const belief = beliefAfter(pool, placement);
  const guesses = guessesFrom(pool, belief);
  return {
    level: likelyLevel(belief),
    families: allFamilies.flatMap((family) => familyPlacement(pool, belief, guesses, family) ?? []),
    guesses,
  };
}

function guessesFrom({ skills }: PlacementPool<unknown>, belief: Belief): SkillGuesses {
  return new Map(skills.map((target) => [target.skill, knownChance(belief, target)]));
}

function familyPlacement<T extends PlacementForm>(
  { forms }: PlacementPool<T>,
  belief: Belief,
  guesses: SkillGuesses,
  family: Family,
): FamilyPlacement<T> | null {
  const ofFamily = forms.filter((target) => target.family === family);
  if (ofFamily.length === 0) return null;
  const skills = new Set(ofFamily.flatMap(({ form }) => form.skills));
  const chances = Array.from(skills).flatMap((skill) => guesses.get(skill) ?? []);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const status = statusOf(mean);
  const chanceOf = new Map(ofFamily.map((target) => [target, knownChance(belief, target)]));
  const alike = ofFamily.filter((target) => statusOf(chanceOf.get(target) ?? 0) === status);
  const distance = (target: FormTarget<T>) => Math.abs((chanceOf.get(target) ?? 0) - mean);
  const nearest = ofFamily.toSorted((a, b) => distance(a) - distance(b));
  const examples = firstOfEachVerb([...byFrequency(alike), ...nearest]).slice(0, EXAMPLES);
  return { family, status, examples };
}

const EXAMPLES = 2;

const byFrequency = <T extends PlacementForm>(targets: readonly FormTarget<T>[]) =>
  targets.toSorted((a, b) => a.form.rank - b.form.rank);

function firstOfEachVerb<T>(targets: readonly FormTarget<T>[]): T[] {
  const ofVerbs = new Map<string, T>();
  for (const { verb, form } of targets) if (!ofVerbs.has(verb)) ofVerbs.set(verb, form);
  return [...ofVerbs.values()];
}

/** What a learner says of a family after the test. */
export type Correction = { family: Family; status: PlacementStatus };

/**
 * The guesses after the learner's corrections, the last one of each family. A correction concerns the skills that the
 * family is the easiest to need: "the subjuntivo is new" says nothing about *teng-*, which the presente has.
 */
export function correctedGuesses(
  { skills }: PlacementPool<unknown>,
  guesses: SkillGuesses,
  corrections: readonly Correction[],
): SkillGuesses {
  const said = new Map(corrections.map(({ family, status }) => [family, status]));
  const familyOf = new Map(skills.map(({ skill, family }) => [skill, family]));
  return new Map(
    [...guesses].map(([skill, guess]) => {
      const family = familyOf.get(skill);
      const status = family && said.get(family);
      return [skill, status ? withStatus(guess, status) : guess];
    }),
  );
}

/** The guess of a skill after the learner has said how well they know its family. */
export function withStatus(guess: number, status: PlacementStatus): number {
  const { skillSureFrom, partlyGuess, newGuess } = placementNumbers;
  if (status === "sure") return Math.max(guess, skillSureFrom);
  if (status === "new") return Math.min(guess, newGuess);
  return statusOf(guess) === "partly" ? guess : partlyGuess;
}

/** The skills that count as known without an answer. They fade like all others. */
export function sureSkills(guesses: SkillGuesses): Skill[] {
  return [...guesses].flatMap(([skill, guess]) =>
    guess >= placementNumbers.skillSureFrom ? [skill] : [],
  );
}
