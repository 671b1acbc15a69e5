import { compoundTenses, conjugate, tenses } from "@verbena/spanish";
import { type NoInfinitive, searchInfinitive } from "@verbena/spanish/verbs";
import type { z } from "zod";
import type { verbTable } from "./schema.ts";

/** A problem that its document explains: the text is no infinitive, or there is no such form. */
export class VerbProblem extends Error {
  readonly suggestions: readonly string[];

  constructor(detail: string, suggestions: readonly string[] = []) {
    super(detail);
    this.suggestions = suggestions;
  }
}

/**
 * All forms of a verb. Accents may be missing in the infinitive.
 *
 * @throws VerbProblem for a text that is no infinitive
 */
export function findVerb(text: string): z.input<typeof verbTable> {
  const found = searchInfinitive(text);
  if ("problem" in found) throw new VerbProblem(explain(text, found), found.suggestions);
  const { verb, isKnown, suggestions } = found;
  return {
    infinitive: verb.infinitive,
    class: verb.verbClass,
    reflexive: verb.reflexive,
    known: isKnown,
    suggestions: [...suggestions],
    tenses: [...tenses, ...compoundTenses].map((tense) => ({
      tense,
      forms: conjugate(verb, tense).map(({ variants, irregularities, ...form }) => ({
        ...form,
        variants: [...variants],
        irregularities: [...irregularities],
      })),
    })),
  };
}

function explain(text: string, { analyses: [analysis] }: NoInfinitive): string {
  if (!analysis) return `${text} is not an infinitive.`;
  return `${text} is a form of ${analysis.infinitive}, not an infinitive.`;
}
