import { withoutAccents } from "./accent.ts";
import { classOf, type VerbClass } from "./endings.ts";
import { isKnown } from "./known.ts";
import { verbsOfForm } from "./verbs-of-form.ts";

/** A verb as the engine reads it. */
export type Infinitive = {
  /** With -se when reflexive: `levantarse`. */
  infinitive: string;
  /** Without -se: `levantar`. */
  base: string;
  verbClass: VerbClass;
  reflexive: boolean;
  /** Whether it is a verb that the engine knows; others are conjugated as the rules say. */
  known: boolean;
};

export type InfinitiveProblem = {
  problem: "empty" | "not-an-infinitive" | "form-of-a-verb";
  /** Infinitives that may have been meant: `tener` for `tuve`. */
  suggestions: readonly string[];
};

/**
 * Lenient reading of what a person types: space and capitals do not count, a missing accent is
 * restored (*oir*, *reirse*), a needless one is taken away (*hablár*). A verb that nobody knows is
 * an infinitive too if it looks like one (*googlear*).
 */
export function readInfinitive(text: string): Infinitive | InfinitiveProblem {
  const word = text.normalize("NFC").trim().toLowerCase();
  if (word === "") return { problem: "empty", suggestions: [] };
  const reflexive = /[rŕ]se$/.test(word);
  const base = accented(reflexive ? word.slice(0, -2) : word);
  if (!isInfinitive(base)) return problemOf(word);
  return {
    infinitive: reflexive ? `${base}se` : base,
    base,
    verbClass: classOf(base),
    reflexive,
    known: isKnown(base),
  };
}

/** Only the i of -eír and -oír bears an accent in an infinitive (Ortografía 2010 § II.3.4.3). */
function accented(base: string): string {
  const plain = withoutAccents(base);
  return /[aeo]ir$/.test(plain) ? `${plain.slice(0, -2)}ír` : plain;
}

function isInfinitive(base: string): boolean {
  return (
    /^(?:[a-zñü]*(?:[a-zñü][aeiouü]|[b-df-hj-np-tv-zñ])(?:ar|er|ir)|[a-zñü]*[aeo]ír|[a-zñü]?[aei]r|[a-zñü]+[aei]r)$/.test(
      base,
    ) &&
    base !== "ar" &&
    base !== "er"
  );
}

function problemOf(word: string): InfinitiveProblem {
  const suggestions = [...new Set(verbsOfForm(word).map(({ infinitive }) => infinitive))];
  return { problem: suggestions.length > 0 ? "form-of-a-verb" : "not-an-infinitive", suggestions };
}
