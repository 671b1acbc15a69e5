import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { withoutAccents } from "./accent.ts";
import { conjugate } from "./conjugate.ts";
import { familiesByInfinitive, familiesByRoot } from "./irregular-verbs.ts";
import { isListedVerb } from "./listed-verbs.ts";
import { type Infinitive, verbClasses, verbOf } from "./verb.ts";

/** The verb, tense and person of a form. */
export type Analysis = { infinitive: string; tense: Tense; person: Person | null };

/**
 * Finds the verbs that have a form, with its tenses and persons: *tuve* belongs to tener.
 *
 * @param form with its accents and pronouns
 * @param isKnown which verbs to report; by default, those of the engine's own lists
 */
export function verbsOfForm(
  form: string,
  isKnown: (base: string) => boolean = isListedVerb,
): readonly Analysis[] {
  const reflexive = /^(?:no )?(?:me|te|se|nos|os) /.test(form);
  const words =
    reflexive || form.startsWith("no ") ? [form.replace(/^.* /, "")] : withoutAttachedPronoun(form);
  const bases = new Set(words.flatMap(candidateInfinitives).filter(isKnown));
  return [...bases].flatMap((base) => [
    ...analysesIn(verbOf(base, reflexive), form),
    ...(words.length > 1 ? analysesIn(verbOf(base, true), form) : []),
  ]);
}

/** The word, and the verbs that remain without a final pronoun: *levanta* of *levántate*. */
function withoutAttachedPronoun(form: string): string[] {
  const verb = /^(.+?)(?:te|se|nos|os)$/.exec(form)?.[1];
  if (verb === undefined) return [form];
  const bare = withoutAccents(verb);
  return [form, verb, bare, `${bare}s`, `${bare}d`];
}

/** Infinitives that may have the form: reverses changes of spelling and vowel in each possible stem. */
function candidateInfinitives(form: string): string[] {
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
  [/qu$/, "c"],
  [/gu$/, "g"],
  [/gü$/, "gu"],
  [/guy?$/, "gü"],
  [/c$/, "z"],
  [/c$/, "qu"],
  [/zc$/, "c"],
  [/z$/, "c"],
  [/j$/, "g"],
  [/g$/, "gu"],
  [/y$/, ""],
];
const vowelReversals: readonly [RegExp, string][] = [
  [/ie(?=[^aeiou]*(?:[gq]u)?$)/, "e"],
  [/ie(?=[^aeiou]*(?:[gq]u)?$)/, "i"],
  [/ye(?=[^aeiou]*$)/, "e"],
  [/h?ue(?=[^aeiou]*(?:[gq]u)?$)/, "o"],
  [/üe(?=[^aeiou]*$)/, "o"],
  [/ue(?=[^aeiou]*(?:[gq]u)?$)/, "u"],
  [/i(?=[^aeiou]*(?:[gq]u)?$)/, "e"],
  [/u(?=[^aeiou]*$)/, "o"],
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

/** Irregular verbs with the form, also after a prefix: decir for *dijo*, detener for *detuvo*. */
function irregularInfinitives(form: string): string[] {
  irregular ??= infinitivesByForm();
  const infinitives: string[] = [];
  for (let start = 0; start < form.length; start += 1) {
    const prefix = form.slice(0, start);
    const rest = form.slice(start);
    for (const root of [rest, withoutAccents(rest)]) {
      for (const infinitive of irregular.get(root) ?? []) infinitives.push(prefix + infinitive);
    }
  }
  return infinitives;
}

function infinitivesByForm(): ReadonlyMap<string, readonly string[]> {
  const infinitives = new Map<string, string[]>();
  for (const name of [...Object.keys(familiesByInfinitive), ...Object.keys(familiesByRoot)]) {
    const base = name.replace("-", "");
    const forms = tenses.flatMap((tense) => conjugate(verbOf(base, false), tense));
    for (const form of [base, ...forms.flatMap(({ form, also }) => [form, ...also])]) {
      infinitives.set(form, [...(infinitives.get(form) ?? []), base]);
    }
  }
  return infinitives;
}

function analysesIn(verb: Infinitive, form: string): Analysis[] {
  return tenses.flatMap((tense) =>
    conjugate(verb, tense)
      .filter((candidate) => candidate.form === form || candidate.also.includes(form))
      .map(({ person }) => ({ infinitive: verb.infinitive, tense, person })),
  );
}
