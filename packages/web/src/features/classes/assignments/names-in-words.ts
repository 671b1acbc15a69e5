import type { Language } from "@verbena/core/languages";
import { isolated } from "#lib/format.ts";

/** The names of pupils in a sentence: Léa M., Tom R. et Zoé P. */
export function namesInWords(language: Language, pupils: readonly { name: string }[]): string {
  return new Intl.ListFormat(language).format(pupils.map(({ name }) => isolated(name)));
}
