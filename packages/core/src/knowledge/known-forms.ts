import type { Instant } from "../calendar.ts";
import { cardKey, type FamilyCard } from "../progress/card.ts";
import type { FamiliesWithCards } from "../session/order-review.ts";
import { chanceOfCard } from "./chance.ts";
import { stateOf } from "./estimates.ts";
import { chanceOfAnswer, chanceOfSkill, type Knowledge } from "./knowledge.ts";
import { kindOf, type Skill } from "./skill.ts";
import { statusOfSkill } from "./skill-state.ts";

/** How many of some forms a learner knows. */
export type KnownForms = {
  forms: number;
  /** Forms whose skills are all shown. */
  shown: number;
  /**
   * How many of the other forms are probably right too, at least and at most; multiples of ten. Forms with a skill that was
   * wrong last are not among them: perhaps the correction is remembered, but nothing shows it.
   */
  expected: { from: number; to: number };
};

/** A form of a conjugation family with its skills. */
type Form = FamilyCard & { skills: readonly Skill[] };

/** The range contains about four of five outcomes of a normal distribution. */
const STANDARD_DEVIATIONS = 1.3;

/** The chance of a skill with few answers is as uncertain as a share of so many more. */
const ANSWERS_OF_GUESS = 5;

/**
 * Counts the forms that are shown and expected. Forms share skills, so the variance has a part for each skill, which all
 * its forms share, beside that of each form.
 */
export function knownForms(
  forms: readonly Form[],
  progress: FamiliesWithCards,
  knowledge: Knowledge,
  now: Instant,
): KnownForms {
  const others = forms.filter((form) => !isShown(form, knowledge, now));
  const weights = new Map<Skill, number>();
  let [sum, variance] = [0, 0];
  for (const form of others) {
    if (isMissing(form, knowledge)) continue;
    const recall = chanceOfCard(progress[form.family].cards[cardKey(form)], now);
    const chance = chanceOfAnswer(knowledge, { skills: form.skills, recall, at: now });
    sum += chance;
    variance += chance * (1 - chance);
    for (const skill of neededSkills(form)) {
      const ofSkill = chanceOfSkill(knowledge, skill, now);
      weights.set(skill, (weights.get(skill) ?? 0) + chance / ofSkill);
    }
  }
  for (const [skill, weight] of weights) {
    const chance = chanceOfSkill(knowledge, skill, now);
    const answers = (knowledge.skills[skill]?.times ?? 0) + ANSWERS_OF_GUESS;
    variance += (weight ** 2 * chance * (1 - chance)) / answers;
  }
  const spread = STANDARD_DEVIATIONS * Math.sqrt(variance);
  const inTens = (count: number) => 10 * Math.round(count / 10);
  const from = Math.max(0, inTens(sum - spread));
  const to = Math.min(others.length, Math.max(from, inTens(sum + spread)));
  return {
    forms: forms.length,
    shown: forms.length - others.length,
    expected: { from: Math.min(from, to), to },
  };
}

const isShown = (form: Form, knowledge: Knowledge, now: Instant) =>
  neededSkills(form).every((skill) => statusOfSkill(stateOf(knowledge, skill), now) === "shown");

const isMissing = (form: Form, knowledge: Knowledge) =>
  neededSkills(form).some((skill) => stateOf(knowledge, skill)?.isRight === false);

/** A missing accent does not make an answer wrong. */
const neededSkills = ({ skills }: Form) => skills.filter((skill) => kindOf(skill) !== "accent");
