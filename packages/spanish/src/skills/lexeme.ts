import { withoutAccents } from "../conjugation/accent.ts";
import { endings, type FiniteTense } from "../conjugation/endings.ts";
import { type VerbClass, verbClasses } from "../conjugation/infinitive.ts";
import {
  conjugationsOf,
  type PrincipalParts,
  predictedParts,
  rootOf,
} from "../conjugation/principal-parts.ts";
import { type Person, persons, type Tense } from "../tenses.ts";
import type { FormSkill } from "./skill.ts";

/** A verb without -se, its irregular root, its principal parts, and those that its spelling predicts. */
export type Lexeme = {
  base: string;
  root: string;
  parts: PrincipalParts;
  predicted: PrincipalParts;
};

/** The lexeme of an infinitive without -se, in its usual conjugation. */
export function lexemeOf(base: string): Lexeme | null {
  const [parts] = conjugationsOf(base);
  return parts ? { base, root: rootOf(base), parts, predicted: predictedParts(base) } : null;
}

/** Whether two stems or forms differ at most in their accents. */
export const areAlike = (one: string, other: string): boolean =>
  withoutAccents(one) === withoutAccents(other);

/** The skill of a regular ending in a tense and person. */
export function finiteEnding(tense: FiniteTense, person: Person, verbClass: VerbClass): FormSkill {
  const index = persons.indexOf(person);
  const at = (one: VerbClass) => endings[one][tense][index] ?? "";
  return ending(`${tense} ${person}`, { ar: at("ar"), er: at("er"), ir: at("ir") }, verbClass);
}

/** The skill of a regular ending. Names the classes that share it: `ending preterito-indefinido tú er-ir`. */
export function ending(
  where: string,
  byClass: Readonly<Record<VerbClass, string>>,
  verbClass: VerbClass,
): FormSkill {
  const classes = verbClasses.filter((one) => byClass[one] === byClass[verbClass]);
  return `ending ${where} ${classes.join("-")}`;
}

export type FactPart =
  | "stressed-stem"
  | "raised-stem"
  | "yo-stem"
  | "strong-preterite"
  | "future-stem"
  | "participle"
  | Tense;

/** A fact about a part of a verb, or about a tense that has a stem of its own. */
export const fact = ({ root }: Lexeme, part: FactPart): FormSkill => `fact ${root} ${part}`;

/** A form that no part of its verb explains. */
export const whole = ({ root }: Lexeme, tense: Tense, person: Person): FormSkill =>
  `whole ${root} ${tense} ${person}`;

/** The rule that the presente de subjuntivo has the stem of yo. */
export const fromYo = (tense: Tense): FormSkill[] =>
  tense === "presente-subjuntivo" ? ["rule presente-subjuntivo from-yo"] : [];

/** The rule that tenses derived from the pretérito have the stem of ellos. */
export const fromEllos = (tense: Tense): FormSkill[] =>
  tense === "preterito-indefinido" ? [] : ["rule imperfecto-subjuntivo from-ellos"];

/** The rule that the persons of a form change their stem in this way. */
export const changed = (tense: Tense, alternation: string): FormSkill =>
  `rule ${tense} ${alternation} changed`;

/** The tense from which a command takes its form, except that of vosotros. Other tenses stay. */
export function stemTense(tense: Tense, person: Person | null): Tense {
  if (tense === "imperativo-negativo") return "presente-subjuntivo";
  if (tense !== "imperativo-afirmativo" || person === "vosotros") return tense;
  return person === "tú" ? "presente-indicativo" : "presente-subjuntivo";
}
