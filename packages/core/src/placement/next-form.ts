import { allFamilies, choicesIn, type Family, families, isConjugationFamily } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import { randomFrom } from "../session/order-session.ts";
import { type Belief, excessOf, rightChance } from "./belief.ts";
import {
  beliefAfter,
  isFull,
  isSameCard,
  movedSkills,
  type Placement,
  type PlacementAnswer,
} from "./placement.ts";
import { placementNumbers } from "./placement-numbers.ts";
import {
  type FormTarget,
  familiesInTest,
  levelIndex,
  type PlacementPool,
  verbOf,
} from "./placement-pool.ts";

/**
 * The form that a placement test asks next; null when the test is over or nothing is left to ask.
 *
 * @param seed chooses among forms that tell equally much. The same test with the same seed gives the same form.
 */
export function nextForm<T extends FamilyCard>(
  pool: PlacementPool<T>,
  placement: Placement,
  seed: number,
): T | null {
  const belief = beliefAfter(pool, placement);
  if (isFull(placement, belief)) return null;
  const candidates = candidatesIn(pool, placement);
  const next = mostTelling(candidates, belief, placement.answers.length, seed);
  if (next === null) return null;
  const { answers, leastMoved } = placementNumbers;
  const mayEnd = placement.answers.length >= answers.least;
  if (mayEnd && movedSkills(pool, belief, next, rightChance(belief, next)) < leastMoved)
    return null;
  return next.form;
}

/** What is asked after a typo, or in turn of a lower family; otherwise everything that may be asked. */
function candidatesIn<T extends FamilyCard>(
  pool: PlacementPool<T>,
  placement: Placement,
): readonly FormTarget<T>[] {
  const { answers } = placement;
  const families = familiesToAsk(placement);
  const verbs = new Set(answers.map(verbOf));
  const left = pool.forms.filter(({ family, verb }) => families.has(family) && !verbs.has(verb));
  const alike = likeLastTypo(pool, answers);
  const lower = lowerFamilyInTurn(placement);
  const narrowed = [
    left.filter(({ family, kind }) => family === alike?.family && kind === alike.kind),
    left.filter(({ family }) => lower.has(family)),
  ];
  return narrowed.find((targets) => targets.length > 0) ?? left;
}

/**
 * The families that the next sentence may be of: not a third time in a row, not after two "I do not know" in a row, and
 * not where every second guess is right.
 */
function familiesToAsk({ answers, level }: Placement): ReadonlySet<Family> {
  const [last, secondLast] = [answers.at(-1)?.family, answers.at(-2)?.family];
  return new Set(
    familiesInTest(level).filter(
      (family) =>
        !(family === last && family === secondLast) &&
        !isGivenUp(family, answers) &&
        (isConjugationFamily(family) || choicesIn(family).length > 2),
    ),
  );
}

function isGivenUp(family: Family, answers: readonly PlacementAnswer[]): boolean {
  const lastTwo = answers.filter((answer) => answer.family === family).slice(-2);
  return lastTwo.length === 2 && lastTwo.every(({ outcome }) => outcome === "unknown");
}

/** The form that was mistyped last; undefined unless the last answer was a typo. */
function likeLastTypo(
  { forms }: PlacementPool<FamilyCard>,
  answers: readonly PlacementAnswer[],
): FormTarget<FamilyCard> | undefined {
  const last = answers.at(-1);
  if (last?.outcome !== "typo") return undefined;
  return forms.find(({ form }) => isSameCard(form, last));
}

/** The lower families that were not asked yet, when it is their turn; otherwise none. */
function lowerFamilyInTurn({ answers, level }: Placement): ReadonlySet<Family> {
  const { levelsDown, every } = placementNumbers.lowerFamilies;
  if ((answers.length + 1) % every !== 0) return new Set();
  const place = levelIndex(level) - levelsDown;
  return new Set(
    allFamilies.filter(
      (family) =>
        levelIndex(families[family].level) === place &&
        answers.every((answer) => answer.family !== family),
    ),
  );
}

/**
 * The form with the greatest information among those with a chance in the wanted range, or nearest to it. The first form
 * is one that the learner probably knows.
 *
 * @param asked how many forms were asked before
 */
function mostTelling<T>(
  candidates: readonly FormTarget<T>[],
  belief: Belief,
  asked: number,
  seed: number,
): FormTarget<T> | null {
  const { from, to } = placementNumbers.askedChance;
  const rated = candidates.map((target) => {
    const chance = rightChance(belief, target);
    const outside = Math.max(from - chance, chance - to, 0);
    const information = chance * (1 - chance) * excessOf(belief, target).variance;
    return { target, outside, value: asked === 0 ? -Math.abs(chance - to) : information };
  });
  const nearest = Math.min(...rated.map(({ outside }) => outside));
  const inRange = rated.filter(({ outside }) => outside <= nearest + EQUAL);
  const greatest = Math.max(...inRange.map(({ value }) => value));
  const equal = inRange.filter(({ value }) => value >= greatest - EQUAL);
  return equal[Math.floor(randomFrom(seed + asked)() * equal.length)]?.target ?? null;
}

/** Values closer than this are equal: a sum in another order differs in its last digits. */
const EQUAL = 1e-9;
