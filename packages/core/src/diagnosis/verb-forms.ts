import { withoutAccents } from "../conjugation/accent.ts";
import { conjugate, formOf } from "../conjugation/conjugate.ts";
import type { Form } from "../conjugation/form.ts";
import { type Infinitive, readInfinitive } from "../conjugation/infinitive.ts";
import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { plainOf } from "./answer-text.ts";
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
  /** By spelling without marks. */
  bySpelling: ReadonlyMap<string, readonly RealForm[]>;
  /** What vos has in the presente: *tenés*, *sos*; of -ir verbs that is the form of vosotros too. */
  vos: string | null;
  /** The form of a cell, cut into stem and ending; none when the verb lacks it. */
  at: (tense: Tense, person: Person | null) => CutForm | undefined;
  /** Stems that a learner may build, by spelling without marks. */
  stems: ReadonlyMap<string, StemLetters>;
  /** The right answers of a cell, pronoun and all, the first one first. */
  answersAt: (tense: Tense, person: Person | null) => readonly RightAnswer[];
};

/** A right answer, with its marks and without. */
export type RightAnswer = { form: string; plain: string };

export const rightAnswer = (form: string): RightAnswer => ({ form, plain: plainOf(form) });

/** A form of the verb without -se. */
export type CutForm = {
  form: Form;
  stem: string;
  ending: string;
  /** Both without marks. */
  plainStem: string;
  plainEnding: string;
};

/** Enough for all verbs that are practised; their forms take some 20 kB a verb. */
const REMEMBERED_VERBS = 300;
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
  const bare = withoutPronoun(verb);
  const byTense = new Map(tenses.map((tense) => [tense, conjugate(bare, tense)]));
  const at = byCell((tense, person) => {
    const form = byTense.get(tense)?.find((form) => form.person === person);
    return form && cut(form, bare);
  });
  return {
    verb,
    vos: formOfVos(at("presente-indicativo", "vosotros")),
    at,
    bySpelling: Map.groupBy(realFormsOf(verb, bare, byTense), ({ word }) => plainOf(word)),
    stems: stemsOf(bare, at("presente-indicativo", "yo")),
    answersAt: byCell((tense, person) => {
      const form = formOf(verb, tense, person);
      return form ? [form.form, ...form.also].map(rightAnswer) : [];
    }),
  };
}

/** NGLE § 4.7: the form of vosotros without the i of *tenéis*; haber has none of its own. */
function formOfVos(vosotros: CutForm | undefined): string | null {
  if (!vosotros || vosotros.form.form === "habéis") return null;
  return vosotros.form.form.replace(/(?<=[áéaeo])is$/, "s");
}

/** Remembers what was found for a cell. */
function byCell<Found>(find: (tense: Tense, person: Person | null) => Found) {
  const found = new Map<Tense, Map<Person | null, { value: Found }>>();
  return (tense: Tense, person: Person | null): Found => {
    const row = found.get(tense) ?? new Map<Person | null, { value: Found }>();
    if (row.size === 0) found.set(tense, row);
    const cell = row.get(person) ?? { value: find(tense, person) };
    row.set(person, cell);
    return cell.value;
  };
}

function withoutPronoun(verb: Infinitive): Infinitive {
  if (!verb.reflexive) return verb;
  return { ...verb, infinitive: verb.base, reflexive: false };
}

/** The future too is cut after the stem of the infinitive: *habl-aré*. */
function cut(form: Form, { base }: Infinitive): CutForm {
  const isRegular = form.irregularities.length === 0 && form.parts.before === "";
  const stem = isRegular ? form.form.slice(0, base.length - 2) : form.parts.stem;
  const ending = isRegular ? form.form.slice(base.length - 2) : form.parts.ending;
  return { form, stem, ending, plainStem: plainOf(stem), plainEnding: plainOf(ending) };
}

/** *sonre-* of *sonreír* has no accent. Of *ver* and *prever* also *ve-*, from which *veo* and *veía* are built. */
function stemsOf({ base, verbClass }: Infinitive, first: CutForm | undefined) {
  const root = withoutAccents(base.slice(0, -2));
  const takesG = first?.plainStem.endsWith("g") ?? false;
  const stems = new Map(stemsLike({ text: root, verbClass, takesG }));
  if (first?.plainStem === `${root}e`) stems.set(`${root}e`, withVowel("e"));
  // io for voy: of ir, i is all that there is for a stem.
  if (root === "") stems.set("i", withVowel("i"));
  return stems;
}

const withVowel = (vowel: string): StemLetters => ({ vowel: "", tail: vowel, extra: "vowel" });

function realFormsOf(
  verb: Infinitive,
  bare: Infinitive,
  byTense: ReadonlyMap<Tense, readonly Form[]>,
): RealForm[] {
  const found: RealForm[] = [infinitiveAs(bare)];
  for (const [tense, forms] of byTense) found.push(...forms.flatMap((form) => asReal(form, tense)));
  if (!verb.reflexive) return found;
  found.push(infinitiveAs(verb));
  for (const tense of ["imperativo-afirmativo", "gerundio"] as const) {
    found.push(...conjugate(verb, tense).flatMap((form) => asReal(form, tense)));
  }
  return found;
}

const infinitiveAs = (verb: Infinitive): RealForm => ({
  word: verb.infinitive,
  tense: "infinitivo",
  person: null,
  attached: verb.reflexive,
});

function asReal({ form, also, person, parts }: Form, tense: Tense): RealForm[] {
  const attached = parts.after !== "";
  return [form, ...also].map((whole) => ({ word: lastWord(whole), tense, person, attached }));
}

const lastWord = (whole: string) => whole.slice(whole.lastIndexOf(" ") + 1);
