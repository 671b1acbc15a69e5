/**
 * The kinds of things that a learner knows about forms. One form is made from several skills:
 * - `ending`: a regular ending in a tense and person: *-iste* of *comiste*
 * - `strong-ending`: an ending after a strong stem, by person: *-e* of *tuve*
 * - `haber`: a form of *haber* in compound tenses: *he* of *he comido*
 * - `fact`: an irregular part of a verb, which its derivatives share: *tuv-* of *tener* and *mantener*
 * - `whole`: a form that no part explains: *soy*
 * - `rule`: where a stem changes and where not (*pienso*, *pensamos*); from which form another one derives (*tenga*)
 * - `spelling`: letters that keep the sound: *busqué*
 * - `pronoun`: the pronoun of a reflexive verb, its place, and the letters that it takes away: *levantémonos*
 * - `accent`: a kind of written accent, or that there is none: *habló*, *tuvo*
 * - `agreement`: the participle after *haber* does not change: *las he visto*
 * - `usted`: usted and ustedes take the third person
 * - `key`: a reason for a choice in a fill-in family
 * - `does-not-change`: a verb whose stem a learner has changed needlessly: *cuerren*
 */
export const skillKinds = [
  "ending",
  "strong-ending",
  "haber",
  "fact",
  "whole",
  "rule",
  "spelling",
  "pronoun",
  "accent",
  "agreement",
  "usted",
  "key",
  "does-not-change",
] as const;
export type SkillKind = (typeof skillKinds)[number];

/**
 * One thing to know, as a stable id: its kind, and words that tell it from others of the kind.
 *
 * @example "ending preterito-indefinido tú er-ir"
 * @example "fact tener strong-preterite"
 * @example "rule presente-indicativo e-ie changed"
 */
export type Skill = `${SkillKind} ${string}`;

/** Whether a text has the form of a skill. There may be no form that needs it. */
export function isSkill(text: string): text is Skill {
  return findKind(text) !== undefined;
}

/** @throws Error for a text that is no skill */
export function kindOf(skill: Skill): SkillKind {
  const kind = findKind(skill);
  if (kind === undefined) throw new Error(`Expected a skill, got ${skill}.`);
  return kind;
}

const findKind = (text: string) => skillKinds.find((kind) => text.startsWith(`${kind} `));
