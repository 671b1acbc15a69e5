import { withoutAccents } from "./accent.ts";
import { classOf } from "./endings.ts";
import { isListedVerb } from "./listed-verbs.ts";
import type { Infinitive } from "./verb.ts";
import { verbsOfForm } from "./verbs-of-form.ts";

export type { Infinitive } from "./verb.ts";

export type InfinitiveProblem = {
  /** `misspelt` is told by `searchInfinitive` alone. */
  problem: "empty" | "not-an-infinitive" | "form-of-a-verb" | "misspelt";
  /** Infinitives that may have been meant: `tener` for `tuve`. */
  suggestions: readonly string[];
};

/**
 * Lenient reading of what a person types: space and capitals do not count, a missing accent is
 * restored (*oir*, *reirse*, *arguir*), a needless one is taken away (*hablár*). What looks like an
 * infinitive is one, also if nobody knows it (*googlear*).
 *
 * By itself it knows the verbs of every day and those that are not quite regular; `isKnownVerb` of
 * known-verbs.ts, which weighs more than the engine, knows the others too.
 */
export function readInfinitive(
  text: string,
  isKnown: (base: string) => boolean = isListedVerb,
): Infinitive | InfinitiveProblem {
  const word = text.normalize("NFC").trim().toLowerCase();
  if (word === "") return { problem: "empty", suggestions: [] };
  const reflexive = /rse$/.test(word);
  const base = spelled(reflexive ? word.slice(0, -2) : word);
  if (!isInfinitive(base)) return problemOf(word, isKnown);
  return {
    infinitive: reflexive ? `${base}se` : base,
    base,
    verbClass: classOf(base),
    reflexive,
    known: isKnown(base),
  };
}

/** Only the i of -aír, -eír and -oír bears an accent in an infinitive (Ortografía 2010, ch. II). */
function spelled(base: string): string {
  const plain = withoutAccents(base).replace(/arguir$/, "argüir");
  return /[aeo]ir$/.test(plain) ? `${plain.slice(0, -2)}ír` : plain;
}

const LONGEST = 30;

/** Letters of Spanish, a vowel after at most four consonants, and one of the three endings. */
function isInfinitive(base: string): boolean {
  if (base.length > LONGEST) return false;
  if (base === "ir") return true;
  return /^[a-zñü]+(?:[aei]r|ír)$/.test(base) && !/[^aeiouüí]{5}|(.)\1\1/.test(base);
}

function problemOf(word: string, isKnown: (base: string) => boolean): InfinitiveProblem {
  const verbs = word.length > 2 * LONGEST ? [] : verbsOfForm(word, isKnown);
  const suggestions = [...new Set(verbs.map(({ infinitive }) => infinitive))];
  return { problem: suggestions.length > 0 ? "form-of-a-verb" : "not-an-infinitive", suggestions };
}
