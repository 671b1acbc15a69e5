import { definitionOf, type FillInFamily } from "../families.ts";
import type { TableTense } from "../tenses.ts";

/** What a fill-in sentence asks for: a word, or a form of a verb. */
export type FillInAnswer = {
  family: FillInFamily;
  answer: string;
  /** null for a word. */
  infinitive: string | null;
  tense: TableTense | null;
};

/**
 * The context of a fill-in card, by which statistics count: what the learner has to choose. This is the word, or the
 * name of the tense or the verb.
 *
 * @example contextOf({ family: "por-para", answer: "por", infinitive: null, tense: null }) // "por"
 */
export function contextOf({ family, answer, infinitive, tense }: FillInAnswer): string {
  const definition = definitionOf(family);
  if ("choiceOfTense" in definition) return nameIn(definition.choiceOfTense, tense) ?? answer;
  if ("choiceOfVerb" in definition) return nameIn(definition.choiceOfVerb, infinitive) ?? answer;
  return answer;
}

const nameIn = (choices: Readonly<Record<string, string>>, asked: string | null) =>
  Object.entries(choices).find(([, value]) => value === asked)?.[0];
