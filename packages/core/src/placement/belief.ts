import type { CefrLevel } from "../families.ts";
import { placementNumbers } from "./placement-numbers.ts";
import { type FormTarget, levelIndex, type PlacementPool, type Target } from "./placement-pool.ts";

/**
 * What the test believes of a learner: a normal distribution over an ability, a deviation for each family, and one for
 * each group (a kind of forms in a family).
 */
export type Belief = {
  /** The place of each family and group among the parameters. The ability has place 0. */
  places: ReadonlyMap<string, number>;
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
};

const ABILITY = 0;

/** The belief before the first answer: what the chosen level says. */
export function priorBelief({ forms, skills }: PlacementPool<unknown>, level: CefrLevel): Belief {
  const { levelStep, variances } = placementNumbers;
  const targets: readonly Target[] = [...forms, ...skills];
  const families = new Set<string>(targets.map(({ family }) => family));
  const groups = new Set(targets.map(({ group }) => group));
  const places = new Map([...families, ...groups].map((name, index) => [name, index + 1]));
  const ofParameters = [
    variances.ability,
    ...Array.from(families, () => variances.family),
    ...Array.from(groups, () => variances.group),
  ];
  return {
    places,
    mean: ofParameters.map((_, place) => (place === ABILITY ? levelStep * levelIndex(level) : 0)),
    covariance: ofParameters.map((variance, row) =>
      ofParameters.map((_, column) => (row === column ? variance : 0)),
    ),
  };
}

/** Mean and variance of how far a learner's ability exceeds a difficulty, in logits. */
type Excess = { mean: number; variance: number };

/** How far the ability in the target's group exceeds its difficulty. */
export function excessOf(belief: Belief, target: Target): Excess {
  const places = placesOf(belief, target);
  const mean = sumOf(places, (place) => belief.mean[place]);
  const variance = sumOf(places, (row) => sumOf(places, (at) => belief.covariance[row]?.[at]));
  return { mean: mean - target.difficulty, variance };
}

/** The chance that the learner knows what a target asks for. */
export function knownChance(belief: Belief, target: Target): number {
  const { slope, noise } = placementNumbers;
  const { mean, variance } = excessOf(belief, target);
  return logistic((slope * mean) / Math.sqrt(noise + variance));
}

/** The chance of a right answer: the form is known and written with care, or guessed. */
export function rightChance(belief: Belief, target: FormTarget<unknown>): number {
  return target.luck + (placementNumbers.careful - target.luck) * knownChance(belief, target);
}

/**
 * The belief after an answer: one Gaussian step over all parameters, as in an extended Kalman filter. Where a right
 * answer may be luck, the step is smaller.
 */
export function afterAnswer(belief: Belief, target: FormTarget<unknown>, isRight: boolean): Belief {
  const { shownByRight, shownByWrong, leastWeight, stepNoise, luck } = placementNumbers;
  const places = placesOf(belief, target);
  const { mean, variance } = excessOf(belief, target);
  const expected = logistic(mean);
  const weight = Math.max(leastWeight, expected * (1 - expected));
  // An answer never moves the belief against itself, however sure it was.
  const shown = isRight ? Math.max(shownByRight, expected) : Math.min(shownByWrong, expected);
  const trust = isRight ? (1 - target.luck) / (1 - luck) : 1;
  const surprise = (trust * (shown - expected)) / weight;
  const withTarget = belief.covariance.map((row) => sumOf(places, (place) => row[place]));
  const total = variance + 1 / weight + stepNoise;
  const gain = withTarget.map((value) => value / total);
  return {
    places: belief.places,
    mean: belief.mean.map((value, place) => value + (gain[place] ?? 0) * surprise),
    covariance: belief.covariance.map((row, place) =>
      row.map((value, column) => value - (gain[place] ?? 0) * (withTarget[column] ?? 0)),
    ),
  };
}

/** The learner's ability over all families, in logits: 0 is A1. */
export const abilityOf = ({ mean }: Belief): number => mean[ABILITY] ?? 0;

function placesOf({ places }: Belief, target: Target): number[] {
  return [ABILITY, ...[target.family, target.group].flatMap((name) => places.get(name) ?? [])];
}

function sumOf(places: readonly number[], valueAt: (place: number) => number | undefined): number {
  return places.reduce((sum, place) => sum + (valueAt(place) ?? 0), 0);
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));
