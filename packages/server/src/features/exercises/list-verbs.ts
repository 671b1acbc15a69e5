import type { ConjugationKey } from "@verbena/core/vocabulary";
import { type Catalogue, inSpanishOrder } from "../../content/catalogue.ts";

export type Verb = { verb: string; isIrregular: boolean };

/** The verbs of a tense, each once, in Spanish order. */
export function listVerbs({ conjugation }: Catalogue, tense: ConjugationKey): Verb[] {
  const verbs = new Map(
    conjugation
      .filter((exercise) => exercise.tense === tense)
      .map(({ verb, isIrregular }) => [verb, { verb, isIrregular }]),
  );
  return [...verbs.values()].sort((a, b) => inSpanishOrder(a.verb, b.verb));
}
