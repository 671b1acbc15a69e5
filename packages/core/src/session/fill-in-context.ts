import type { TableTense } from "@verbena/spanish";
import { type FillInFamily, fillInDefinitionOf } from "../families.ts";

/** What a fill-in sentence asks for: a word, or a form of a verb. */
export type FillInAnswer = {
  family: FillInFamily;
  answer: string;
  /** null for a word. */
  infinitive: string | null;
  tense: TableTense | null;
};

/**
 * The context of a fill-in card: the choice that the sentence asks for, that is, the word, or the name of the tense or
 * the verb. Statistics count by this context.
 *
 * @example contextOf({ family: "por-para", answer: "por", infinitive: null, tense: null }) // "por"
 */
export function contextOf({ family, answer, infinitive, tense }: FillInAnswer): string {
  const definition = fillInDefinitionOf(family);
  if (definition.asks === "tense") {
    return nameOf(definition.choices, (choice) => choice.tense === tense) ?? answer;
  }
  if (definition.asks === "verb") {
    return nameOf(definition.choices, (choice) => choice.verb === infinitive) ?? answer;
  }
  return answer;
}

const nameOf = <Choice>(
  choices: Readonly<Record<string, Choice>>,
  isAsked: (choice: Choice) => boolean,
) => Object.entries(choices).find(([, choice]) => isAsked(choice))?.[0];
