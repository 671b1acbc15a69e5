import type { Tense } from "../vocabulary.ts";
import type { BareForms } from "./bare-form.ts";
import { type Existence, existenceOf } from "./defective-verbs.ts";
import { inflect } from "./inflect.ts";
import { conjugationsOf, type PrincipalParts } from "./principal-parts.ts";

type Lexeme = { conjugations: readonly PrincipalParts[]; exists: Existence | null };

/** The usual forms of a tense, without pronouns, and the other accepted ones of the same persons. */
export type Paradigm = { usual: BareForms; others: readonly BareForms[] };

/** How an infinitive without -se is conjugated. */
export function paradigmOf(base: string, tense: Tense): Paradigm {
  const { conjugations, exists } = lexemeOf(base);
  const [first, ...rest] = conjugations;
  if (!first) return { usual: [], others: [] };
  const usual = inflect(first, tense);
  return {
    usual: exists
      ? usual.map((form, person) => (form && exists(tense, person, form.ending) ? form : undefined))
      : usual,
    others: first.also.length + rest.length === 0 ? none : othersOf(conjugations, tense),
  };
}

const none: readonly BareForms[] = [];

function othersOf(conjugations: readonly PrincipalParts[], tense: Tense): readonly BareForms[] {
  return conjugations.flatMap((parts, index) => {
    const written = parts.also.map((tenses) => tenses[tense] ?? []);
    return index === 0 ? written : [inflect(parts, tense), ...written];
  });
}

/** What was asked last is mostly asked again: other tenses of the verb, or the verbs of an exercise. */
const REMEMBERED = 100;
const remembered = new Map<string, Lexeme>();

function lexemeOf(base: string): Lexeme {
  const known = remembered.get(base);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const lexeme = { conjugations: conjugationsOf(base), exists: existenceOf(base) };
  remembered.set(base, lexeme);
  return lexeme;
}
