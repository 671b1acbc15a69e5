import {
  type AskedCell,
  describeSkill as describeFormSkill,
  type FormSkillTopic,
} from "@verbena/spanish";
import {
  type ExplanationKey,
  explainedChoice,
  explanationKeysOf,
  type FillInFamily,
  isConjugationFamily,
  isFamily,
} from "../families.ts";
import { isFormSkill, kindOf, type Skill } from "./skill.ts";

/** What a skill is about, from which its label and its line follow. */
export type SkillTopic =
  | FormSkillTopic
  | { kind: "usted" }
  | { kind: "key"; family: FillInFamily; key: ExplanationKey; choice: string };

/**
 * What a skill is about.
 *
 * @param asked forms that need the skill, at least one if a form can need it
 * @throws Error for a skill that no card has
 * @example "fact tener strong-preterite" // { kind: "part", verb: "tener", part: "strong-preterite", text: "tuv" }
 */
export function describeSkill(skill: Skill, asked: readonly AskedCell[]): SkillTopic {
  if (isFormSkill(skill)) return describeFormSkill(skill, asked);
  const topic = kindOf(skill) === "usted" ? ({ kind: "usted" } as const) : keyTopic(skill);
  if (topic === null) throw new Error(`Nothing describes the skill ${skill}.`);
  return topic;
}

function keyTopic(skill: Skill): SkillTopic | null {
  const [, family = "", name] = skill.split(" ");
  if (!isFamily(family) || isConjugationFamily(family)) return null;
  const key = explanationKeysOf(family).find((one) => one === name);
  const choice = key && explainedChoice(family, key);
  return key && choice ? { kind: "key", family, key, choice } : null;
}
