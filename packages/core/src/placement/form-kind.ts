import { kindOf, type Skill, type SkillKind } from "../knowledge/skill.ts";

/**
 * The kinds of forms that the placement test tells apart, by what is hardest in them. `choice` is no form, but what the
 * learner chooses in a fill-in family.
 */
export type FormKind =
  | "regular"
  | "reflexive"
  | "spelling"
  | "change"
  | "fact"
  | "whole-form"
  | "choice";

/** The test shows nothing about accents, nor about errors that a learner has not made yet. */
const ofSkills = {
  ending: "regular",
  "strong-ending": "change",
  haber: "regular",
  fact: "fact",
  whole: "whole-form",
  rule: "change",
  spelling: "spelling",
  pronoun: "reflexive",
  accent: null,
  agreement: "regular",
  usted: "regular",
  key: "choice",
  "does-not-change": null,
} as const satisfies Record<SkillKind, FormKind | null>;

/** The kind of forms for which a skill is needed; null for a skill about which the test shows nothing. */
export function formKindOf(skill: Skill): FormKind | null {
  const isDerivation = kindOf(skill) === "rule" && !/ (?:un)?changed$/.test(skill);
  return isDerivation ? "regular" : ofSkills[kindOf(skill)];
}
