import type { Instant } from "../calendar.ts";
import { cardKey, type FamilyCard } from "../progress/card.ts";
import type { FamiliesWithCards } from "../session/order-review.ts";
import { chanceOfCard, chanceOfForm } from "./chance.ts";
import { stateOf } from "./estimates.ts";
import { chanceOfSkill, type Knowledge } from "./knowledge.ts";
import { kindOf, type Skill } from "./skill.ts";
import { type SkillStatus, statusOfSkill } from "./skill-state.ts";

/** How many of some forms a learner knows. */
export type KnownForms = {
  forms: number;
  /** Forms whose skills are all shown. */
  shown: number;
  /**
   * How many of the other forms are probably right too: the mean, and at least and at most in multiples of ten. Forms with a
   * skill that was wrong last are not among them: perhaps the correction is remembered, but nothing shows it.
   */
  expected: { mean: number; from: number; to: number };
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
  const needed = neededSkills(forms, knowledge, now);
  const others = needed.filter(({ skills }) => !skills.every(({ status }) => status === "shown"));
  let [sum, variance] = [0, 0];
  for (const { form, skills } of others) {
    if (skills.some(({ status }) => status === "missing")) continue;
    const card = chanceOfCard(progress[form.family].cards[cardKey(form)], now) ?? 0;
    const built = skills.reduce((product, skill) => product * skill.chance, 1);
    const chance = chanceOfForm({ card, skills: built }, knowledge.habits);
    sum += chance;
    variance += chance * (1 - chance);
    for (const skill of skills) skill.weight += chance / skill.chance;
  }
  for (const { chance, answers, weight } of new Set(others.flatMap(({ skills }) => skills))) {
    variance += (weight ** 2 * chance * (1 - chance)) / (answers + ANSWERS_OF_GUESS);
  }
  const spread = STANDARD_DEVIATIONS * Math.sqrt(variance);
  const inTens = (count: number) => 10 * Math.round(count / 10);
  const from = Math.max(0, inTens(sum - spread));
  const to = Math.min(others.length, Math.max(from, inTens(sum + spread)));
  return {
    forms: forms.length,
    shown: forms.length - others.length,
    expected: { mean: sum, from: Math.min(from, to), to },
  };
}

/** What counts of a skill. Forms that need it share the object. */
type NeededSkill = {
  status: SkillStatus;
  chance: number;
  answers: number;
  /** How far the number of right forms depends on it. */
  weight: number;
};

/** The skills of each form, without accents: a missing one does not make an answer wrong. */
function neededSkills(forms: readonly Form[], knowledge: Knowledge, now: Instant) {
  const bySkill = new Map<Skill, NeededSkill | null>();
  const neededOf = (skill: Skill): NeededSkill | null => {
    const seen = bySkill.get(skill);
    if (seen !== undefined) return seen;
    const needed = kindOf(skill) === "accent" ? null : neededSkill(skill, knowledge, now);
    bySkill.set(skill, needed);
    return needed;
  };
  return forms.map((form) => ({
    form,
    skills: form.skills.flatMap((skill) => neededOf(skill) ?? []),
  }));
}

const neededSkill = (skill: Skill, knowledge: Knowledge, now: Instant): NeededSkill => ({
  status: statusOfSkill(stateOf(knowledge, skill), now),
  chance: chanceOfSkill(knowledge, skill, now),
  answers: knowledge.skills[skill]?.times ?? 0,
  weight: 0,
});
