import { type Person, persons, type Tense } from "../vocabulary.ts";
import { attach, stressedVowel } from "./accent.ts";
import type { Form } from "./form.ts";
import type { Infinitive } from "./infinitive.ts";
import { cellsOf } from "./inflect.ts";
import { type Cell, type PrincipalParts, principalPartsOf } from "./principal-parts.ts";

/**
 * The forms of a verb in a tense: six, five of an imperative, one of gerundio and participio. Forms
 * that do not exist are left out.
 */
export function conjugate(verb: Infinitive, tense: Tense): readonly Form[] {
  const forms: Form[] = [];
  const parts = partsOf(verb.base);
  const single = tense === "gerundio" || tense === "participio";
  cellsOf(parts, tense).forEach((cell, index) => {
    if (cell) forms.push(formFrom(cell, tense, single ? null : (persons[index] ?? null), verb));
  });
  return forms;
}

/** One of those forms; person is null for gerundio and participio. */
export function formOf(verb: Infinitive, tense: Tense, person: Person | null): Form | undefined {
  return conjugate(verb, tense).find((form) => form.person === person);
}

const remembered = new Map<string, PrincipalParts>();

function partsOf(base: string): PrincipalParts {
  const known = remembered.get(base);
  if (known) return known;
  if (remembered.size > 200) remembered.clear();
  const parts = principalPartsOf(base);
  remembered.set(base, parts);
  return parts;
}

const pronouns: Record<Person, string> = {
  yo: "me",
  tú: "te",
  él: "se",
  nosotros: "nos",
  vosotros: "os",
  ellos: "se",
};

function formFrom(cell: Cell, tense: Tense, person: Person | null, verb: Infinitive): Form {
  const { before, stem, ending, after } = withPronoun(cell, tense, person, verb.reflexive);
  return {
    person,
    form: before + stem + ending + after,
    also: [],
    parts: { before, stem, ending, after },
    irregularities: cell.why,
  };
}

function withPronoun(cell: Cell, tense: Tense, person: Person | null, reflexive: boolean) {
  const { stem, ending } = cell;
  const no = tense === "imperativo-negativo" ? "no " : "";
  if (!reflexive || tense === "participio") return { before: no, stem, ending, after: "" };
  const pronoun = person === null ? "se" : pronouns[person];
  if (tense !== "gerundio" && tense !== "imperativo-afirmativo") {
    return { before: `${no}${pronoun} `, stem, ending, after: "" };
  }
  const whole = attach(clipped(stem + ending, person), pronoun, stressedVowel(stem + ending));
  const length = Math.min(stem.length, whole.length - pronoun.length);
  return {
    before: "",
    stem: whole.slice(0, length),
    ending: whole.slice(length, whole.length - pronoun.length),
    after: pronoun,
  };
}

/** Before nos the s falls, before os the d, but *idos* (NGLE § 42.3; DPD, ir). */
function clipped(verb: string, person: Person | null): string {
  if (person === "nosotros") return verb.slice(0, -1);
  if (person !== "vosotros" || verb === "id") return verb;
  return verb.slice(0, -1);
}
