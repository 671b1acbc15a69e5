import { withoutAccents } from "../conjugation/accent.ts";
import { formOfVos, type TenseOfVos, tensesOfVos } from "../conjugation/accepted-forms.ts";
import { type Form, reflexivePronouns } from "../conjugation/form.ts";
import type { Infinitive, VerbClass } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { type VerbTable, verbTable } from "../conjugation/simple-tenses.ts";
import { groupBy } from "../group-by.ts";
import type { Person, Tense } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import type { Cell } from "./cause.ts";

/** A form of a verb, as an answer may spell it. */
export type RealForm = {
  /** The form without words before the verb: `levanté`, `levántate`. */
  word: string;
  tense: Tense | "infinitivo";
  person: Person | null;
  /** Whether the pronoun is attached. Such a form needs no pronoun before it. */
  attached: boolean;
};

export type VosForm = { word: string; tense: TenseOfVos; attached: boolean };

/** The forms of a verb, indexed for diagnosis. */
export type VerbForms = {
  verb: Infinitive;
  /** Forms with and without the pronoun of a reflexive, by spelling without marks. */
  bySpelling: ReadonlyMap<string, readonly RealForm[]>;
  /** The forms of vos: *tenés*, *sos*, *tené*. In the presente of -ir verbs, vos and vosotros have the same form. */
  vos: readonly VosForm[];
  /** The form of a cell, split into stem and ending; undefined when the verb lacks it. */
  formAt: (tense: Tense, person: Person | null) => SplitForm | undefined;
  /** Stems that a learner may build, by spelling without marks. */
  stems: ReadonlyMap<string, StemLetters>;
  /** The right answers of a cell with their pronouns, the usual one first. */
  expectedAt: (tense: Tense, person: Person | null) => readonly ExpectedForm[];
};

/** A right answer with and without its marks. */
export type ExpectedForm = { text: string; plain: string };

export const expectedForm = (text: string): ExpectedForm => ({ text, plain: withoutMarks(text) });

/** A form of the verb without -se. */
export type SplitForm = {
  whole: Form;
  stem: string;
  ending: string;
  /** Stem and ending without marks. */
  plainStem: string;
  plainEnding: string;
};

/** Enough for all practised verbs. The forms of a verb take about 20 kB. */
const CACHED_VERBS = 300;
const cache = new Map<string, VerbForms | null>();

/** The forms of an infinitive; null when the text is no infinitive. */
export function formsOf(infinitive: string): VerbForms | null {
  const cached = cache.get(infinitive);
  if (cached !== undefined) return cached;
  const table = verbTable(infinitive);
  const forms = table && indexTable(table);
  const [oldest] = cache.size < CACHED_VERBS ? [] : cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(infinitive, forms);
  return forms;
}

/**
 * The tenses and persons in which a verb has a form with these letters; empty if it has none.
 *
 * @param word without words before it, in lower case; marks are ignored
 * @example cellsSpelled("hablar", "hable") // presente-subjuntivo of yo and él, preterito-indefinido of yo, …
 */
export function cellsSpelled(infinitive: string, word: string): readonly Cell[] {
  return formsOf(infinitive)?.bySpelling.get(withoutMarks(word)) ?? [];
}

function indexTable(table: VerbTable): VerbForms {
  const { verb, rows } = table;
  const byTense = groupBy(rows, ({ tense }) => tense);
  const rowAt = (tense: Tense, person: Person | null) =>
    byTense.get(tense)?.find(({ form }) => form.person === person);
  const formAt = byCell((tense, person) => {
    const row = rowAt(tense, person);
    return row && splitForm(row.bare, verb);
  });
  const expectedAt = byCell((tense, person) => {
    const form = rowAt(tense, person)?.form;
    return form ? [form.form, ...form.variants].map(expectedForm) : [];
  });
  return {
    verb,
    vos: formsOfVos(verb),
    formAt,
    bySpelling: groupBy(realForms(table), ({ word }) => withoutMarks(word)),
    stems: stemsOf(verb, formAt),
    expectedAt,
  };
}

/** The forms of vos. The imperativo of a reflexive verb also comes without its pronoun: *levantá*. */
function formsOfVos(verb: Infinitive): VosForm[] {
  const verbs = verb.reflexive ? [verb, { ...verb, reflexive: false }] : [verb];
  return tensesOfVos.flatMap((tense) =>
    verbs.flatMap((one) => {
      const word = formOfVos(one, tense);
      const attached = one.reflexive && tense === "imperativo-afirmativo";
      return word === null ? [] : [{ word, tense, attached }];
    }),
  );
}

/** Caches a value for each cell. */
function byCell<Value>(find: (tense: Tense, person: Person | null) => Value) {
  const valuesByTense = new Map<Tense, Map<Person | null, { value: Value }>>();
  return (tense: Tense, person: Person | null): Value => {
    const values = valuesByTense.get(tense) ?? new Map<Person | null, { value: Value }>();
    if (values.size === 0) valuesByTense.set(tense, values);
    const cached = values.get(person) ?? { value: find(tense, person) };
    values.set(person, cached);
    return cached.value;
  };
}

/** Splits also the future after the stem of the infinitive: *habl-aré*. */
function splitForm(whole: Form, { base }: Infinitive): SplitForm {
  const { form, irregularities, parts } = whole;
  const isRegular = irregularities.length === 0 && parts.before === "";
  const stem = isRegular ? form.slice(0, base.length - 2) : parts.stem;
  const ending = isRegular ? form.slice(base.length - 2) : parts.ending;
  return { whole, stem, ending, plainStem: withoutMarks(stem), plainEnding: withoutMarks(ending) };
}

/** The stem without accents (*sonre-*) and its variants. *Ver* and *prever* also have the stem *ve-* of *veo*. */
function stemsOf({ base, verbClass }: Infinitive, formAt: VerbForms["formAt"]) {
  const yo = formAt("presente-indicativo", "yo");
  const root = withoutAccents(base.slice(0, -2));
  const takesG = yo?.plainStem.endsWith("g") ?? false;
  const stems = new Map(learnerStems({ text: root, verbClass, takesG }));
  if (yo?.plainStem === `${root}e`) stems.set(`${root}e`, endingInVowel("e"));
  // The only stem of ir: *io* for *voy*.
  if (root === "") stems.set("i", endingInVowel("i"));
  // *seía* for *era*, *sias* for *seas*
  if (base === "ser") for (const vowel of ["e", "i"]) stems.set(`s${vowel}`, endingInVowel(vowel));
  for (const [text, letters] of strongStems(formAt)) if (!stems.has(text)) stems.set(text, letters);
  return stems;
}

/**
 * The stem of a strong pretérito, because learners use it in other tenses: *tuvía*. *Hice* has the stems *hic-* and
 * *hiz-*.
 */
function strongStems(formAt: VerbForms["formAt"]): [string, StemLetters][] {
  const { plainStem = "", whole } = formAt("preterito-indefinido", "yo") ?? {};
  const irregularity = whole?.irregularities.find((kind) => kind.startsWith("strong-"));
  if (irregularity === undefined) return [];
  return [plainStem, plainStem.replace(/c$/, "z")].map((text) => [
    text,
    { vowel: "", tail: text, extra: "strong", irregularity },
  ]);
}

const endingInVowel = (vowel: string): StemLetters => ({ vowel: "", tail: vowel, extra: "vowel" });

function realForms({ verb, rows }: VerbTable): RealForm[] {
  const bare = rows.flatMap((row) => realFormsFrom(row.bare, row.tense));
  if (!verb.reflexive) return [infinitiveForm(verb.base, false), ...bare];
  const attached = rows.filter(({ form }) => form.parts.after !== "");
  const pronouns = new Set(Object.values(reflexivePronouns));
  return [
    infinitiveForm(verb.base, false),
    ...bare,
    ...[...pronouns].map((pronoun) => infinitiveForm(verb.base + pronoun, true)),
    ...attached.flatMap(({ form, tense }) => realFormsFrom(form, tense)),
  ];
}

const infinitiveForm = (word: string, attached: boolean): RealForm => ({
  word,
  tense: "infinitivo",
  person: null,
  attached,
});

function realFormsFrom({ form, variants, person, parts }: Form, tense: Tense): RealForm[] {
  const attached = parts.after !== "";
  return [form, ...variants].map((whole) => ({
    word: whole.slice(whole.lastIndexOf(" ") + 1),
    tense,
    person,
    attached,
  }));
}

/**
 * A stem as a variation of the infinitive's: *piens* is *pens* with another vowel, *conozc* is *conoc* with zc, *sigu*
 * is *segu* with another vowel, *cog* is another spelling of *coj*.
 */
export type StemLetters = {
  /** The last vowel of the stem. */
  vowel: string;
  /** The letters after the last vowel. */
  tail: string;
  /**
   * Letters that the infinitive does not have: the zc of *conozco*, the e of *veo*. `strong` is a stem such as *tuv-*
   * of *tuve*.
   */
  extra: "zc" | "g" | "y" | "vowel" | "strong" | null;
  /** The irregularity of a strong stem. */
  irregularity?: Irregularity;
};

type Tail = Pick<StemLetters, "tail" | "extra">;

/** The facts of a verb that its stem's variants depend on. */
type VerbStem = {
  /** The stem of the infinitive, with ü and ñ but without accents. */
  text: string;
  verbClass: VerbClass;
  /** Whether yo has a g in the presente: *tengo*, *hago*. */
  takesG: boolean;
};

/**
 * The stems without marks that a learner may build from the infinitive's stem. The infinitive's stem comes first. The u
 * of gue, gui, que, qui belongs to the consonant; the ü of *argüir* does not.
 */
function learnerStems(stem: VerbStem): ReadonlyMap<string, StemLetters> {
  const [, head = withoutMarks(stem.text), vowel = "", tail = ""] =
    /^(.*?)(ü|[aeiou](?!.*ü))([^aeiouü]*(?:[gq]u)?)$/.exec(stem.text)?.map(withoutMarks) ?? [];
  const tails = stem.verbClass === "ar" ? tailsOfAr(tail) : tailsOfErAndIr(tail, vowel, stem);
  const stems = new Map<string, StemLetters>();
  for (const learnerVowel of learnerVowels(vowel, { head, tail }, stem)) {
    for (const { tail, extra } of tails) {
      const text = head + learnerVowel + tail;
      if (!stems.has(text)) stems.set(text, { vowel: learnerVowel, tail, extra });
    }
  }
  return stems;
}

const diphthongs: Readonly<Record<string, string>> = { e: "ie", i: "ie", o: "ue", u: "ue" };
const raisedVowels: Readonly<Record<string, string>> = { e: "i", o: "u" };

type Consonants = { head: string; tail: string };

/** Only verbs in -ir and poder raise a vowel (NGLE § 4.10). */
function learnerVowels(
  vowel: string,
  { head, tail }: Consonants,
  { verbClass }: VerbStem,
): string[] {
  const isPoder = verbClass === "er" && head.endsWith("p") && tail === "d";
  const diphthong = diphthongs[vowel];
  const raisedVowel = verbClass === "ir" || isPoder ? raisedVowels[vowel] : undefined;
  return [vowel, diphthong && spellAtStart(diphthong, head), raisedVowel].filter(
    (variant) => variant !== undefined,
  );
}

/** At the beginning of a word ie is written ye, and ue is written hue (Ortografía 2010, ch. I). */
function spellAtStart(diphthong: string, head: string): string {
  if (head !== "") return diphthong;
  return diphthong === "ie" ? "ye" : "hue";
}

function tailsOfAr(tail: string): Tail[] {
  if (tail.endsWith("c")) return withSpellings(tail, "c", "qu", "cu", "q", "k", "z");
  if (tail.endsWith("z")) return withSpellings(tail, "z", "c");
  if (tail.endsWith("gu")) return withSpellings(tail, "gu", "g");
  if (tail.endsWith("g")) return withSpellings(tail, "g", "gu", "j");
  return tail.endsWith("j") ? withSpellings(tail, "j", "g") : withSpellings(tail, "");
}

function tailsOfErAndIr(tail: string, vowel: string, { verbClass, takesG }: VerbStem): Tail[] {
  if (tail.endsWith("c")) {
    const zc: Tail[] = tail === "c" ? [{ tail: "zc", extra: "zc" }] : [];
    return [...withSpellings(tail, "c", "z", "qu"), ...zc, ...withG(tail.slice(0, -1), takesG)];
  }
  if (tail.endsWith("gu")) return withSpellings(tail, "gu", "g");
  if (tail.endsWith("qu")) return withSpellings(tail, "qu", "c");
  if (tail.endsWith("g")) return withSpellings(tail, "g", "j", "gu");
  if (tail !== "" || vowel === "") return [...withSpellings(tail, ""), ...withG(tail, takesG)];
  const asI: Tail[] = verbClass === "ir" && vowel !== "e" ? [{ tail: "i", extra: "y" }] : [];
  return [...withSpellings(tail, ""), { tail: "y", extra: "y" }, ...withG("i", true), ...asI];
}

/** The tail itself, and each variant with other last letters. */
function withSpellings(tail: string, letters: string, ...others: string[]): Tail[] {
  const before = tail.slice(0, tail.length - letters.length);
  return [letters, ...others].map((other) => ({ tail: before + other, extra: null }));
}

function withG(before: string, takesG: boolean): Tail[] {
  return takesG ? ["g", "gu"].map((g) => ({ tail: before + g, extra: "g" })) : [];
}
