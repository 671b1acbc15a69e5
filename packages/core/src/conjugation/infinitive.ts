import { withoutAccents } from "./accent.ts";
import { analyseForm } from "./analyse-form.ts";
import { isListedVerb } from "./listed-verbs.ts";
import { type Infinitive, verbOf } from "./verb.ts";

export type { Infinitive } from "./verb.ts";

export type InfinitiveProblem = {
  /** Only `searchInfinitive` reports `misspelt`. */
  problem: "empty" | "not-an-infinitive" | "form-of-a-verb" | "misspelt";
  /** Infinitives that may have been meant: `tener` for `tuve`. */
  suggestions: readonly string[];
};

/**
 * Reads an infinitive leniently. It ignores space and capitals, restores a missing accent (*oir*,
 * *reirse*, *arguir*) and removes a needless one (*hablár*). It accepts every text with the shape of
 * an infinitive, even one that no list has (*googlear*).
 *
 * @param isKnown whether a verb without -se exists. The default knows irregular and everyday verbs;
 *   `isKnownVerb` of known-verbs.ts knows more, but its list is larger than the engine.
 */
export function readInfinitive(
  text: string,
  isKnown: (base: string) => boolean = isListedVerb,
): Infinitive | InfinitiveProblem {
  const word = text.normalize("NFC").trim().toLowerCase();
  if (word === "") return { problem: "empty", suggestions: [] };
  const reflexive = /rse$/.test(word);
  const base = corrected(reflexive ? word.slice(0, -2) : word);
  if (!isInfinitive(base)) return problemOf(word, isKnown);
  return verbOf(base, reflexive, isKnown(base));
}

/** Corrects the accents: only the i of -aír, -eír and -oír has one (Ortografía 2010, ch. II). */
function corrected(base: string): string {
  const plain = withoutAccents(base).replace(/arguir$/, "argüir");
  return /[aeo]ir$/.test(plain) ? `${plain.slice(0, -2)}ír` : plain;
}

const MAX_LENGTH = 30;

/** Spanish letters, at most four consonants in a row, no letter three times in a row, and an ending. */
function isInfinitive(base: string): boolean {
  if (base.length > MAX_LENGTH) return false;
  if (base === "ir") return true;
  return /^[a-zñü]+(?:[aei]r|ír)$/.test(base) && !/[^aeiouüí]{5}|(.)\1\1/.test(base);
}

function problemOf(word: string, isKnown: (base: string) => boolean): InfinitiveProblem {
  // A form has words and letters that its infinitive lacks: no os hablaríais.
  const analyses = word.length > 2 * MAX_LENGTH ? [] : analyseForm(word, isKnown);
  const suggestions = [...new Set(analyses.map(({ infinitive }) => infinitive))];
  return { problem: suggestions.length > 0 ? "form-of-a-verb" : "not-an-infinitive", suggestions };
}
