import { type Person, persons, type Tense, tenses } from "../tenses.ts";
import type { BareForms } from "./bare-form.ts";
import { type ExistenceTest, existenceTestOf } from "./defective-verbs.ts";
import { addPronouns, type Form, joinParts } from "./form.ts";
import { type Infinitive, readInfinitive, verbOf } from "./infinitive.ts";
import { inflect } from "./inflect.ts";
import { isNonFinite } from "./mood.ts";
import { conjugationsOf, type PrincipalParts } from "./principal-parts.ts";

/**
 * The forms of a verb in a tense: six, five in an imperative, one for gerundio and participio. Forms
 * that do not exist are left out. In imperatives `él` and `ellos` mean usted and ustedes.
 */
export function simpleForms(verb: Infinitive, tense: Tense): readonly Form[] {
  const paradigm = paradigmOf(verb.base, tense);
  const forms: Form[] = [];
  for (let index = 0; index < paradigm.usual.length; index += 1) {
    const form = formAt(index, paradigm, verb, tense);
    if (form) forms.push(form);
  }
  return forms;
}

/**
 * The form of one person, or undefined when it does not exist.
 *
 * @param person null for gerundio and participio
 */
export function simpleForm(
  verb: Infinitive,
  tense: Tense,
  person: Person | null,
): Form | undefined {
  const index = person === null ? 0 : persons.indexOf(person);
  if (personAt(index, tense) !== person) return undefined;
  return formAt(index, paradigmOf(verb.base, tense), verb, tense);
}

function personAt(index: number, tense: Tense): Person | null {
  return isNonFinite(tense) ? null : (persons[index] ?? null);
}

/** The usual forms of a tense, without pronouns, and further accepted forms of the same persons. */
type Paradigm = { usual: BareForms; variants: readonly BareForms[] };

function formAt(
  index: number,
  paradigm: Paradigm,
  { reflexive }: Infinitive,
  tense: Tense,
): Form | undefined {
  const bare = paradigm.usual[index];
  if (!bare) return undefined;
  const person = personAt(index, tense);
  const parts = addPronouns(bare, tense, person, reflexive);
  const form = joinParts(parts);
  const hasOthers = paradigm.variants.length > 0 || form === "idos";
  const variants = hasOthers
    ? alsoAccepted(
        form,
        paradigm.variants
          .flatMap((forms) => forms[index] ?? [])
          .map((other) => joinParts(addPronouns(other, tense, person, reflexive))),
      )
    : noForms;
  return { person, form, variants, parts, irregularities: bare.irregularities };
}

/** One list for the many forms without variants, to save time. */
const noForms: readonly string[] = [];

function alsoAccepted(form: string, others: readonly string[]): readonly string[] {
  const variants = new Set(others);
  variants.delete(form);
  // The only infinitive that is accepted as an imperative with os (RAE, 2017).
  if (form === "idos") variants.add("iros");
  return [...variants];
}

function paradigmOf(base: string, tense: Tense): Paradigm {
  const { conjugations, exists } = lexemeOf(base);
  const [first, ...rest] = conjugations;
  if (!first) return { usual: [], variants: [] };
  const all = inflect(first, tense);
  const usual = exists
    ? all.map((form, person) => (form && exists(tense, person, form.ending) ? form : undefined))
    : all;
  if (first.variants.length + rest.length === 0) return { usual, variants: noParadigms };
  const variants = [
    ...listedAlternatives(first, tense),
    ...rest.flatMap((parts) => [inflect(parts, tense), ...listedAlternatives(parts, tense)]),
  ];
  return { usual, variants };
}

const noParadigms: readonly BareForms[] = [];

function listedAlternatives({ variants }: PrincipalParts, tense: Tense): BareForms[] {
  return variants.flatMap((tenses) => (tenses[tense] ? [tenses[tense]] : []));
}

type Lexeme = { conjugations: readonly PrincipalParts[]; exists: ExistenceTest | null };

const CACHED_VERBS = 100;
const cache = new Map<string, Lexeme>();

function lexemeOf(base: string): Lexeme {
  const cached = cache.get(base);
  if (cached) return cached;
  if (cache.size >= CACHED_VERBS) cache.clear();
  const lexeme = { conjugations: conjugationsOf(base), exists: existenceTestOf(base) };
  cache.set(base, lexeme);
  return lexeme;
}

/** Every form of a verb, tense by tense. */
export type VerbTable = { verb: Infinitive; rows: readonly TableRow[] };

type TableRow = {
  tense: Tense;
  /** The form, with its pronoun when the verb is reflexive. */
  form: Form;
  /** The form of the verb without -se. Equals `form` when the verb is not reflexive. */
  bare: Form;
};

/** The table of an infinitive; null when the text is no infinitive. */
export function verbTable(infinitive: string): VerbTable | null {
  const verb = readInfinitive(infinitive);
  if ("problem" in verb) return null;
  const rows = tenses.flatMap((tense) => {
    const bareForms = simpleForms(verbOf(verb.base), tense);
    const forms = verb.reflexive ? simpleForms(verb, tense) : bareForms;
    return bareForms.map((bare, index): TableRow => ({ tense, form: forms[index] ?? bare, bare }));
  });
  return { verb, rows };
}
