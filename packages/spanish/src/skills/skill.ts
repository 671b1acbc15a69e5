/**
 * The kinds of things that one must know to build a form. One form is made from several skills:
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
 * - `does-not-change`: the stem of a verb never changes: *corren*, not *cuerren*
 */
export const formSkillKinds = [
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
  "does-not-change",
] as const;
type FormSkillKind = (typeof formSkillKinds)[number];

/**
 * One thing to know, as a stable id: its kind, and words that tell it from others of the kind.
 *
 * @example "ending preterito-indefinido tú er-ir"
 * @example "fact tener strong-preterite"
 * @example "rule presente-indicativo e-ie changed"
 */
export type FormSkill = `${FormSkillKind} ${string}`;
