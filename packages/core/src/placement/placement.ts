import { type CefrLevel, cefrLevels } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import type { PlacementStatus } from "../progress/family-estimate.ts";
import type { PlacementOutcome } from "../progress/progress-event.ts";
import { abilityOf, afterAnswer, type Belief, knownChance, priorBelief } from "./belief.ts";
import { placementNumbers } from "./placement-numbers.ts";
import type { FormTarget, PlacementPool, Target } from "./placement-pool.ts";

export type PlacementAnswer = FamilyCard & { outcome: PlacementOutcome };

/** A placement test so far. */
export type Placement = {
  /** The level that the learner chose. */
  level: CefrLevel;
  /** In the order given. */
  answers: readonly PlacementAnswer[];
};

/**
 * The belief after all answers of a test. Only the first answer to a card counts, and none to a card that the pool does
 * not have.
 */
export function beliefAfter(pool: PlacementPool<FamilyCard>, placement: Placement): Belief {
  return countedAnswers(pool, placement).reduce(
    (belief, { target, outcome }) =>
      outcome === "typo" ? belief : afterAnswer(belief, target, outcome === "right"),
    priorBelief(pool, placement.level),
  );
}

type CountedAnswer = { target: FormTarget<FamilyCard>; outcome: PlacementOutcome };

function countedAnswers(
  { forms }: PlacementPool<FamilyCard>,
  { answers }: Placement,
): CountedAnswer[] {
  return answers.flatMap((answer, index) => {
    const isFirst = answers.findIndex((other) => isSameCard(other, answer)) === index;
    const target = forms.find(({ form }) => isSameCard(form, answer));
    return isFirst && target ? [{ target, outcome: answer.outcome }] : [];
  });
}

/** Whether two cards of all families are the same. */
export const isSameCard = (one: FamilyCard, other: FamilyCard) =>
  one.family === other.family && one.item === other.item && one.context === other.context;

/** The level that fits a belief best. */
export function likelyLevel(belief: Belief): CefrLevel {
  const nearest = Math.round(abilityOf(belief) / placementNumbers.levelStep);
  const place = Math.min(Math.max(nearest, 0), cefrLevels.length - 1);
  return cefrLevels[place] ?? "A1";
}

/** Whether a test has had its last answer, whatever could still be asked. */
export function isFull({ answers, level }: Placement, belief: Belief): boolean {
  const { most, mostIfContradicted } = placementNumbers.answers;
  return answers.length >= (likelyLevel(belief) === level ? most : mostIfContradicted);
}

/**
 * How many skills an answer to a form would move from sure, partly, or new to another of them: the mean over a right and
 * a wrong answer.
 */
export function movedSkills(
  { skills }: PlacementPool<unknown>,
  belief: Belief,
  target: FormTarget<unknown>,
  chance: number,
): number {
  const [ifRight, ifWrong] = [true, false].map((isRight) => {
    const after = afterAnswer(belief, target, isRight);
    return skills.filter((skill) => statusOfTarget(belief, skill) !== statusOfTarget(after, skill))
      .length;
  });
  return chance * (ifRight ?? 0) + (1 - chance) * (ifWrong ?? 0);
}

/** How well a learner knows a family or a skill, as far as the test can say. */
export function statusOf(chance: number): PlacementStatus {
  if (chance >= placementNumbers.sureFrom) return "sure";
  return chance < placementNumbers.newBelow ? "new" : "partly";
}

const statusOfTarget = (belief: Belief, target: Target) => statusOf(knownChance(belief, target));
