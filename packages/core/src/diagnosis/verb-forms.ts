import { conjugate } from "../conjugation/conjugate.ts";
import type { Form } from "../conjugation/form.ts";
import { type Infinitive, readInfinitive } from "../conjugation/infinitive.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { type StemLetters, stemsLike } from "./stem-letters.ts";

/** A real form of a verb, looked up by its spelling. */
export type RealForm = {
  /** Without what stands before the verb: `levanté`, `levántate`. */
  word: string;
  tense: Tense | "infinitivo";
  person: Person | null;
  /** With its pronoun attached: it needs none before. */
  attached: boolean;
};

/** All that diagnosis asks of a verb, with and without its pronoun. */
export type VerbForms = {
  verb: Infinitive;
  /** The same verb without -se; the verb itself when it is not reflexive. */
  plain: Infinitive;
  /** By spelling without marks. */
  bySpelling: ReadonlyMap<string, readonly RealForm[]>;
  /** A form of the verb without -se. */
  at: (tense: Tense, person: Person | null) => Form | undefined;
  /** Stems that a learner may build, by spelling without marks. */
  stems: ReadonlyMap<string, StemLetters>;
};

/** Enough for all verbs that are practised; their forms take some 20 kB a verb. */
const REMEMBERED_VERBS = 150;
const remembered = new Map<string, VerbForms | null>();

/** The forms of an infinitive, or null when it is none. */
export function formsOf(infinitive: string): VerbForms | null {
  const known = remembered.get(infinitive);
  if (known !== undefined) return known;
  const verb = readInfinitive(infinitive);
  const forms = "problem" in verb ? null : collectForms(verb);
  const [oldest] = remembered.size < REMEMBERED_VERBS ? [] : remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(infinitive, forms);
  return forms;
}

function collectForms(verb: Infinitive): VerbForms {
  const plain = withoutPronoun(verb);
  const byTense = new Map(tenses.map((tense) => [tense, conjugate(plain, tense)]));
  const real: RealForm[] = [infinitiveAs(plain)];
  for (const [tense, forms] of byTense)
    real.push(...forms.flatMap((form) => realForms(form, tense)));
  if (verb.reflexive) {
    real.push(infinitiveAs(verb));
    for (const tense of ["imperativo-afirmativo", "gerundio"] as const) {
      real.push(...conjugate(verb, tense).flatMap((form) => realForms(form, tense)));
    }
  }
  const at = (tense: Tense, person: Person | null) =>
    byTense.get(tense)?.find((form) => form.person === person);
  return {
    verb,
    plain,
    at,
    bySpelling: Map.groupBy(real, ({ word }) => withoutMarks(word)),
    stems: stemsOf(plain, at("presente-indicativo", "yo")),
  };
}

/** Of *ver* also *ve-*, from which *veo* and *veía* are built. */
function stemsOf({ base, verbClass }: Infinitive, first: Form | undefined) {
  const stems = new Map(stemsLike(withoutMarks(base.slice(0, -2)), verbClass));
  const stem = first?.parts.stem ?? "";
  if (base.length === 3 && !stems.has(stem)) stems.set(stem, { vowel: "", tail: "", extra: null });
  return stems;
}

function withoutPronoun(verb: Infinitive): Infinitive {
  if (!verb.reflexive) return verb;
  return { ...verb, infinitive: verb.base, reflexive: false };
}

const infinitiveAs = (verb: Infinitive): RealForm => ({
  word: verb.infinitive,
  tense: "infinitivo",
  person: null,
  attached: verb.reflexive,
});

function realForms({ form, also, person, parts }: Form, tense: Tense): RealForm[] {
  const attached = parts.after !== "";
  return [form, ...also].map((whole) => ({ word: lastWord(whole), tense, person, attached }));
}

const lastWord = (whole: string) => whole.slice(whole.lastIndexOf(" ") + 1);
