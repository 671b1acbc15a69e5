import { meanings } from "@verbena/content/meanings/fr";
import { reflexiveVerbs } from "@verbena/content/theory/reflexive-verbs";
import type { Language } from "@verbena/core/languages";
import { type Catalogue, inSpanishOrder, type ShownConjugation } from "../content/catalogue.ts";
import type { PublicSentence } from "./public-page.ts";

const SENTENCES_IN_EACH_TENSE = 2;

/** What public pages say of verbs. */
export type PublicVerbs = {
  /** Verbs with a meaning or sentences, in alphabetical order. Search engines may list their pages. */
  described: readonly string[];
  isDescribed: (infinitive: string) => boolean;
  /** Whether a reflexive verb has a page of its own, apart from that of the simple verb. */
  isOwnVerb: (infinitive: string) => boolean;
  /** At most two sentences in each tense. */
  sentencesOf: (infinitive: string, language: Language) => PublicSentence[];
};

export const publicVerbs = perCatalogue(({ conjugation }): PublicVerbs => {
  const exercises = Map.groupBy(conjugation, ({ verb }) => verb);
  const described = new Set([...Object.keys(meanings), ...exercises.keys()]);
  const reflexive: ReadonlySet<string> = new Set(reflexiveVerbs.map(({ verb }) => verb));
  return {
    described: [...described].sort(inSpanishOrder),
    isDescribed: (infinitive) => described.has(infinitive),
    isOwnVerb: (infinitive) => described.has(infinitive) || reflexive.has(infinitive),
    sentencesOf: (infinitive, language) =>
      [...Map.groupBy(exercises.get(infinitive) ?? [], ({ tense }) => tense).values()]
        .flatMap((inTense) => inTense.slice(0, SENTENCES_IN_EACH_TENSE))
        .map((exercise) => publicSentence(exercise, language)),
  };
});

function publicSentence(
  { tense, person, sentence, correctAnswer, translations }: ShownConjugation,
  language: Language,
): PublicSentence {
  const translation = language === "es" ? null : translations[language];
  return { tense, person, sentence, answer: correctAnswer, translation };
}

/** Derives something from each catalogue once. */
export function perCatalogue<T>(derive: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const derived = new WeakMap<Catalogue, { value: T }>();
  return (catalogue) => {
    const { value } = derived.get(catalogue) ?? { value: derive(catalogue) };
    derived.set(catalogue, { value });
    return value;
  };
}
