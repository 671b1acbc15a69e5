import { type Person, persons, type Tense } from "../vocabulary.ts";
import type { BareForm, BareForms } from "./bare-form.ts";
import { type Existence, existenceOf } from "./defective-verbs.ts";
import { type Form, joined, partsOf } from "./form.ts";
import { inflect } from "./inflect.ts";
import { isNonFinite } from "./mood.ts";
import { conjugationsOf, type PrincipalParts } from "./principal-parts.ts";
import type { Infinitive } from "./verb.ts";

/**
 * The forms of a verb in a tense: six, five in an imperative, one for gerundio and participio. Forms
 * that do not exist are left out. In imperatives `él` and `ellos` mean usted and ustedes.
 */
export function conjugate(verb: Infinitive, tense: Tense): readonly Form[] {
  const paradigm = paradigmOf(verb.base, tense);
  const forms: Form[] = [];
  for (let index = 0; index < paradigm.usual.length; index += 1) {
    const form = formAt(index, paradigm, verb, tense);
    if (form) forms.push(form);
  }
  return forms;
}

/**
 * One of those forms, or undefined when it does not exist.
 *
 * @param person null for gerundio and participio
 */
export function formOf(verb: Infinitive, tense: Tense, person: Person | null): Form | undefined {
  const index = person === null ? 0 : persons.indexOf(person);
  if (personAt(index, tense) !== person) return undefined;
  return formAt(index, paradigmOf(verb.base, tense), verb, tense);
}

function personAt(index: number, tense: Tense): Person | null {
  return isNonFinite(tense) ? null : (persons[index] ?? null);
}

/** The usual forms of a tense, without pronouns, and other accepted forms of the same persons. */
type Paradigm = { usual: BareForms; others: readonly BareForms[] };

function formAt(
  index: number,
  { usual, others }: Paradigm,
  { reflexive }: Infinitive,
  tense: Tense,
): Form | undefined {
  const bare = usual[index];
  if (!bare) return undefined;
  const person = personAt(index, tense);
  const parts = partsOf(bare, tense, person, reflexive);
  const form = joined(parts);
  const also =
    others.length === 0
      ? noForms
      : othersThan(
          form,
          others.flatMap((forms) => forms[index] ?? []),
          (other) => joined(partsOf(other, tense, person, reflexive)),
        );
  return { person, form, also, parts, irregularities: bare.why };
}

const noForms: readonly string[] = [];

function othersThan(
  usual: string,
  others: readonly BareForm[],
  write: (other: BareForm) => string,
): readonly string[] {
  const written = new Set(others.map(write));
  written.delete(usual);
  // The only infinitive that is accepted as a command with os (RAE, 2017).
  if (usual === "idos") written.add("iros");
  return [...written];
}

function paradigmOf(base: string, tense: Tense): Paradigm {
  const { conjugations, exists } = lexemeOf(base);
  const [first, ...rest] = conjugations;
  if (!first) return { usual: [], others: [] };
  const all = inflect(first, tense);
  const usual = exists
    ? all.map((form, person) => (form && exists(tense, person, form.ending) ? form : undefined))
    : all;
  if (first.also.length + rest.length === 0) return { usual, others: noOthers };
  const others = [
    ...writtenOthers(first, tense),
    ...rest.flatMap((parts) => [inflect(parts, tense), ...writtenOthers(parts, tense)]),
  ];
  return { usual, others };
}

const noOthers: readonly BareForms[] = [];

function writtenOthers({ also }: PrincipalParts, tense: Tense): BareForms[] {
  return also.flatMap((tenses) => (tenses[tense] ? [tenses[tense]] : []));
}

type Lexeme = { conjugations: readonly PrincipalParts[]; exists: Existence | null };

const CACHED_VERBS = 100;
const cache = new Map<string, Lexeme>();

function lexemeOf(base: string): Lexeme {
  const known = cache.get(base);
  if (known) return known;
  if (cache.size >= CACHED_VERBS) cache.clear();
  const lexeme = { conjugations: conjugationsOf(base), exists: existenceOf(base) };
  cache.set(base, lexeme);
  return lexeme;
}
