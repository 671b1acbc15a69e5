import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { withoutAccents } from "./accent.ts";
import { conjugate } from "./conjugate.ts";
import { closedFamilies, openFamilies } from "./irregular-verbs.ts";
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
    reflexive || form.startsWith("no ") ? [form.replace(/^.* /, "")] : withoutPronoun(form);
  const bases = new Set(words.flatMap(candidates).filter(isKnown));
  return [...bases].flatMap((base) => [
    ...analysesIn(verbOf(base, reflexive), form),
    ...(words.length > 1 ? analysesIn(verbOf(base, true), form) : []),
  ]);
}

/** The word, and the word without a final pronoun: *levanta* from *levántate*. */
function withoutPronoun(form: string): string[] {
  const verb = /^(.+?)(?:te|se|nos|os)$/.exec(form)?.[1];
  if (verb === undefined) return [form];
  const bare = withoutAccents(verb);
  return [form, verb, bare, `${bare}s`, `${bare}d`];
}

/** Infinitives that may have the form. Takes each possible stem and undoes changes of spelling and vowel. */
function candidates(form: string): string[] {
  const found = irregularInfinitives(form);
  for (let end = 1; end <= form.length; end += 1) {
    for (const stem of undone(form.slice(0, end))) {
      if (/[aeo]$/.test(stem)) found.push(`${stem}ír`);
      for (const verbClass of verbClasses) found.push(stem + verbClass);
    }
  }
  return found;
}

const spellingUndone: readonly [RegExp, string][] = [
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
const vowelsUndone: readonly [RegExp, string][] = [
  [/ie(?=[^aeiou]*(?:[gq]u)?$)/, "e"],
  [/ie(?=[^aeiou]*(?:[gq]u)?$)/, "i"],
  [/ye(?=[^aeiou]*$)/, "e"],
  [/h?ue(?=[^aeiou]*(?:[gq]u)?$)/, "o"],
  [/üe(?=[^aeiou]*$)/, "o"],
  [/ue(?=[^aeiou]*(?:[gq]u)?$)/, "u"],
  [/i(?=[^aeiou]*(?:[gq]u)?$)/, "e"],
  [/u(?=[^aeiou]*$)/, "o"],
];

function undone(stem: string): string[] {
  const bare = withoutAccents(stem);
  const spelled = [bare, ...replacements(bare, spellingUndone)];
  return [...spelled, ...spelled.flatMap((text) => replacements(text, vowelsUndone))];
}

function replacements(text: string, rules: readonly [RegExp, string][]): string[] {
  return rules.filter(([from]) => from.test(text)).map(([from, to]) => text.replace(from, to));
}

let irregular: ReadonlyMap<string, readonly string[]> | undefined;

/** Irregular verbs with the form, also behind a prefix: *dijo* is decir, *detuvo* is de + tener. */
function irregularInfinitives(form: string): string[] {
  irregular ??= formsOfFamilies();
  const found: string[] = [];
  for (let start = 0; start < form.length; start += 1) {
    const prefix = form.slice(0, start);
    const rest = form.slice(start);
    for (const root of [rest, withoutAccents(rest)]) {
      for (const infinitive of irregular.get(root) ?? []) found.push(prefix + infinitive);
    }
  }
  return found;
}

function formsOfFamilies(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of [...Object.keys(closedFamilies), ...Object.keys(openFamilies)]) {
    const base = name.replace("-", "");
    const forms = tenses.flatMap((tense) => conjugate(verbOf(base, false), tense));
    for (const form of [base, ...forms.flatMap(({ form, also }) => [form, ...also])]) {
      found.set(form, [...(found.get(form) ?? []), base]);
    }
  }
  return found;
}

function analysesIn(verb: Infinitive, form: string): Analysis[] {
  return tenses.flatMap((tense) =>
    conjugate(verb, tense)
      .filter((found) => found.form === form || found.also.includes(form))
      .map(({ person }) => ({ infinitive: verb.infinitive, tense, person })),
  );
}
