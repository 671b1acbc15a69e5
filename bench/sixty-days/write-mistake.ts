import { type Family, fillInDefinitionOf, isConjugationFamily } from "@verbena/core/families";
import { kindOf, type Skill, type SkillKind } from "@verbena/core/knowledge/skill";
import {
  type AskedCell,
  type FormParts,
  formOf,
  type Infinitive,
  isCompoundTense,
  isTense,
  moodOf,
  type Person,
  persons,
  readInfinitive,
  regularForm,
  type TableTense,
  type Tense,
  verbOf,
} from "@verbena/spanish";
import type { Random } from "../scheduling/memory-models.ts";

/** A sentence that asks for a form, or for a word. */
export type Asked = {
  family: Family;
  context: string;
  answer: string;
  /** null if the sentence asks for a word. */
  cell: AskedCell | null;
};

/**
 * What a learner writes who lacks some skills: a regular stem for a fact, the form of another person for an ending, another
 * choice for a key. A form in which several things are missing has several mistakes.
 *
 * @param missing at least one skill
 * @returns null if the learner finds nothing to write
 */
export function writeMistake(
  asked: Asked,
  missing: readonly Skill[],
  random: Random,
): string | null {
  const lacks = (...kinds: SkillKind[]) => missing.some((skill) => kinds.includes(kindOf(skill)));
  const { cell, answer } = asked;
  if (lacks("key") || cell === null) return otherChoice(asked, random);
  const verb = readInfinitive(cell.verb);
  const person = lacks("usted") ? familiar(cell.person) : cell.person;
  const parts = "problem" in verb ? null : partsOf(verb, { ...cell, person }, missing, random);
  if (parts === null) return null;
  const text = parts.before + parts.stem + parts.ending + parts.after;
  const written = lacks("accent") ? withoutAccents(text) : text;
  return written === answer ? null : written;
}

/** The text of somebody who writes no accents. */
export const withoutAccents = (text: string) =>
  text.replace(/[áéíóú]/g, (letter) => letter.normalize("NFD").charAt(0));

/** The form of address of a friend. */
function familiar(person: Person | null): Person | null {
  if (person === "él") return "tú";
  return person === "ellos" ? "vosotros" : person;
}

/** Another word of the family, or the verb in another tense or another verb in the tense. */
function otherChoice({ family, context, cell }: Asked, random: Random): string | null {
  if (isConjugationFamily(family)) return null;
  const { choices } = fillInDefinitionOf(family);
  const others = Object.entries(choices).filter(([name]) => name !== context);
  const [name, choice] = others[Math.floor(random.uniform() * others.length)] ?? [];
  if (name === undefined || choice === undefined) return null;
  if (cell === null) return name;
  const tense: TableTense = "tense" in choice ? choice.tense : cell.tense;
  const verb = readInfinitive("verb" in choice ? choice.verb : cell.verb);
  return "problem" in verb ? null : (formOf(verb, tense, cell.person)?.form ?? null);
}

function partsOf(
  verb: Infinitive,
  cell: AskedCell,
  missing: readonly Skill[],
  random: Random,
): FormParts | null {
  const { tense, person } = cell;
  const right = formOf(verb, tense, person)?.parts;
  if (!right) return null;
  const isMissing = (pattern: RegExp) => missing.some((skill) => pattern.test(skill));
  const parts = isCompoundTense(tense)
    ? compoundParts(verb, cell, isMissing, random)
    : simpleParts(verb, cell, right, isMissing, random);
  return isMissing(/^pronoun/) ? withWrongPronoun(parts, random) : parts;
}

type IsMissing = (pattern: RegExp) => boolean;

/** *Haber* in another person, a regular participle, or one that agrees. */
function compoundParts(
  verb: Infinitive,
  cell: AskedCell,
  isMissing: IsMissing,
  random: Random,
): FormParts {
  const person = isMissing(/^haber/) ? otherPerson(cell.person, random) : cell.person;
  const form = formOf(verb, cell.tense, person) ?? formOf(verb, cell.tense, cell.person);
  const parts = form?.parts ?? { before: "", stem: "", ending: "", after: "" };
  const participle = isMissing(/^fact/) ? regularParts(verb, "participio", null) : parts;
  const ending = isMissing(/^ending/) ? "ando" : participle.ending;
  return {
    ...parts,
    stem: participle.stem,
    ending: isMissing(/^agreement/) ? ending.replace(/o$/, "a") : ending,
  };
}

function simpleParts(
  verb: Infinitive,
  cell: AskedCell,
  right: FormParts,
  isMissing: IsMissing,
  random: Random,
): FormParts {
  const { tense, person } = cell;
  if (person === null || !isTense(tense)) return right;
  if (isMissing(/^rule imperativo/)) {
    return formOf(verb, "presente-indicativo", person)?.parts ?? right;
  }
  const other = isMissing(/^(?:ending|strong-ending)/) ? otherPerson(person, random) : person;
  const ofOther = formOf(verb, tense, other)?.parts ?? right;
  if (isMissing(/^(?:whole|fact)/)) {
    const isCommand = moodOf[tense] === "imperative";
    if (isCommand) return ofOther;
    return { ...right, stem: regularForm(verbOf(verb.base), tense, other), ending: "" };
  }
  if (isMissing(/^strong-ending/)) {
    // The regular ending on the strong stem: *tuvió*.
    return { ...right, ending: regularParts(verb, "preterito-indefinido", person).ending };
  }
  const ending = { before: right.before, ending: ofOther.ending, after: right.after };
  if (isMissing(/^rule .* (?:changed|from-yo|from-ellos)$/)) {
    return { ...ending, stem: stemOf(verb, "nosotros") ?? ofOther.stem };
  }
  if (isMissing(/^rule .* unchanged$/)) {
    return { ...ending, stem: stemOf(verb, "ellos") ?? ofOther.stem };
  }
  if (isMissing(/^spelling/)) return { ...ending, stem: verb.base.slice(0, -2) };
  return { ...ending, stem: ofOther.stem };
}

/** Stem and ending of the regular form, in which the stem keeps its spelling. */
function regularParts(verb: Infinitive, tense: Tense, person: Person | null) {
  const form = regularForm(verbOf(verb.base), tense, person);
  const stem = verb.base.slice(0, -2);
  return { stem, ending: form.slice(stem.length) };
}

/** The stem of the presente, which changes where it is stressed: *pens-* for nosotros, *piens-* for ellos. */
const stemOf = (verb: Infinitive, person: Person): string | undefined =>
  formOf(verb, "presente-indicativo", person)?.parts.stem;

function otherPerson<One extends Person | null>(person: One, random: Random): One | Person {
  if (person === null) return person;
  const others = persons.filter((one) => one !== person);
  return others[Math.floor(random.uniform() * others.length)] ?? person;
}

/** Leaves the pronoun out, or takes the one of another person. */
function withWrongPronoun(parts: FormParts, random: Random): FormParts {
  const pronoun = random.uniform() < 0.5 ? "" : "se";
  const change = (text: string) => text.replace(/\b(?:me|te|se|nos|os)\b/, pronoun).trimStart();
  return parts.after === ""
    ? { ...parts, before: change(parts.before) }
    : { ...parts, after: pronoun };
}

/** A slip of somebody who knows the form: two letters change places, or the verb has another person. */
export function writeSlip({ answer, cell }: Asked, random: Random): string {
  const verb = cell && readInfinitive(cell.verb);
  if (cell && verb && !("problem" in verb) && random.uniform() < 0.5) {
    const form = formOf(verb, cell.tense, otherPerson(cell.person, random))?.form;
    if (form !== undefined && form !== answer) return form;
  }
  const at = Math.floor(random.uniform() * (answer.length - 1));
  const [one = "", other = ""] = [answer[at], answer[at + 1]];
  const swapped = answer.slice(0, at) + other + one + answer.slice(at + 2);
  return swapped === answer ? `${answer}s` : swapped;
}
