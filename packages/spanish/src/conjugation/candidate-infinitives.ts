import { tenses } from "../tenses.ts";
import { withoutAccents } from "./accent.ts";
import { verbClasses, verbOf } from "./infinitive.ts";
import { conjugationsByInfinitive, conjugationsByRoot } from "./irregular-verbs.ts";
import { isKnownVerb } from "./known-verbs.ts";
import { simpleForms } from "./simple-tenses.ts";

/**
 * Finds the verbs of the dictionaries that may have a form. Reverses changes of spelling and vowel in each possible
 * stem.
 *
 * @param form a single word without pronouns
 */
export function candidateInfinitives(form: string): readonly string[] {
  return [...new Set(possibleInfinitives(form))].filter(isKnownVerb);
}

function possibleInfinitives(form: string): string[] {
  const infinitives = irregularInfinitives(form);
  for (let end = 1; end <= form.length; end += 1) {
    for (const stem of infinitiveStems(form.slice(0, end))) {
      if (/[aeo]$/.test(stem)) infinitives.push(`${stem}ír`);
      for (const verbClass of verbClasses) infinitives.push(stem + verbClass);
    }
  }
  return infinitives;
}

const spellingReversals: readonly [RegExp, string][] = [
  [/qu$/, "c"], // busqué, buscar
  [/gu$/, "g"], // llegué, llegar
  [/gü$/, "gu"], // averigüé, averiguar
  [/guy?$/, "gü"], // arguyo, argüir
  [/c$/, "z"], // crucé, cruzar
  [/c$/, "qu"], // delinco, delinquir
  [/zc$/, "c"], // conozco, conocer
  [/z$/, "c"], // venzo, vencer
  [/j$/, "g"], // cojo, coger
  [/g$/, "gu"], // sigo, seguir
  [/y$/, ""], // construyo, construir
];

/** Matches the last vowel of a stem. The u of gu and qu belongs to the consonants after it. */
const lastVowel = (vowel: string) => new RegExp(`${vowel}(?=[^aeiou]*(?:[gq]u)?$)`);

const vowelReversals: readonly [RegExp, string][] = [
  [lastVowel("ie"), "e"], // pienso, pensar
  [lastVowel("ie"), "i"], // adquiero, adquirir
  [lastVowel("ye"), "e"], // yerro, errar
  [lastVowel("h?ue"), "o"], // cuento, contar; huelo, oler
  [lastVowel("üe"), "o"], // avergüenzo, avergonzar
  [lastVowel("ue"), "u"], // juego, jugar
  [lastVowel("i"), "e"], // pido, pedir
  [lastVowel("u"), "o"], // durmió, dormir
];

/** The stems that an infinitive may have when one of its forms has this stem. */
function infinitiveStems(stem: string): string[] {
  const bare = withoutAccents(stem);
  const spelled = [bare, ...replacements(bare, spellingReversals)];
  return [...spelled, ...spelled.flatMap((text) => replacements(text, vowelReversals))];
}

function replacements(text: string, rules: readonly [RegExp, string][]): string[] {
  return rules.filter(([from]) => from.test(text)).map(([from, to]) => text.replace(from, to));
}

let irregular: ReadonlyMap<string, readonly string[]> | undefined;

/** Irregular verbs and their derivatives that have a form: decir for *dijo*, detener for *detuvo*. */
function irregularInfinitives(form: string): string[] {
  irregular ??= infinitivesByForm();
  const infinitives: string[] = [];
  for (let start = 0; start < form.length; start += 1) {
    const prefix = form.slice(0, start);
    const tail = form.slice(start);
    // A short form may need an accent after a prefix: *ten*, but *detén*.
    for (const spelling of [tail, withoutAccents(tail)]) {
      for (const base of irregular.get(spelling) ?? []) infinitives.push(prefix + base);
    }
  }
  return infinitives;
}

function infinitivesByForm(): ReadonlyMap<string, readonly string[]> {
  const infinitives = new Map<string, string[]>();
  for (const name of [
    ...Object.keys(conjugationsByInfinitive),
    ...Object.keys(conjugationsByRoot),
  ]) {
    // A hyphen separates a prefix: des-dar.
    const base = name.replace("-", "");
    const forms = tenses.flatMap((tense) => simpleForms(verbOf(base), tense));
    for (const form of [base, ...forms.flatMap(({ form, variants }) => [form, ...variants])]) {
      infinitives.set(form, [...(infinitives.get(form) ?? []), base]);
    }
  }
  return infinitives;
}
