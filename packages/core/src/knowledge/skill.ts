import { type FormSkill, formSkillKinds } from "@verbena/spanish";

/**
 * The kinds of things that a learner knows. Besides the skills of forms:
 * - `usted`: usted and ustedes take the third person
 * - `key`: a reason for a choice in a fill-in family
 */
export const skillKinds = [...formSkillKinds, "usted", "key"] as const;
export type SkillKind = (typeof skillKinds)[number];

/**
 * One thing to know, as a stable id: its kind, and words that tell it from others of the kind.
 *
 * @example "ending preterito-indefinido tú er-ir"
 * @example "key por-para por_causa"
 */
export type Skill = `${SkillKind} ${string}`;

/** Whether a text has the form of a skill. There may be no form that needs it. */
export function isSkill(text: string): text is Skill {
  return findKind(text) !== undefined;
}

/** Whether a skill is about building a form, and not about its sentence. */
export function isFormSkill(skill: Skill): skill is FormSkill {
  return formSkillKinds.some((kind) => skill.startsWith(`${kind} `));
}

/** @throws Error for a text that is no skill */
export function kindOf(skill: Skill): SkillKind {
  const kind = findKind(skill);
  if (kind === undefined) throw new Error(`Expected a skill, got ${skill}.`);
  return kind;
}

const findKind = (text: string) => skillKinds.find((kind) => text.startsWith(`${kind} `));
