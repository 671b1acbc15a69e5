import type { TableTense } from "@verbena/spanish";
import { type ConjugationFamily, families } from "./families.ts";

const NEGATIVE = "no ";

/**
 * The item of a card of a conjugation family: the infinitive, with *no* before it for the negative imperative. The two
 * imperatives have different forms, and so need different items.
 *
 * @example itemOf("hablar", "imperativo-negativo") // "no hablar"
 */
export function itemOf(verb: string, tense: TableTense): string {
  return tense === "imperativo-negativo" ? NEGATIVE + verb : verb;
}

/** The infinitive and the tense of an item. The opposite of {@link itemOf}. */
export function readItem(
  family: ConjugationFamily,
  item: string,
): { verb: string; tense: TableTense } {
  const tenses: readonly TableTense[] = families[family].tenses;
  const verb = item.startsWith(NEGATIVE) ? item.slice(NEGATIVE.length) : item;
  const tense = tenses.find((one) => itemOf(verb, one) === item) ?? families[family].tenses[0];
  return { verb, tense };
}
