import { withoutAccents } from "./accent.ts";

/** The endings of infinitives; -ír belongs to `ir`. */
export const verbClasses = ["ar", "er", "ir"] as const;
/** The class of a verb, by which it takes its endings. */
export type VerbClass = (typeof verbClasses)[number];

/** An infinitive as the engine reads it. */
export type Infinitive = {
  /** With -se when reflexive: `levantarse`. */
  infinitive: string;
  /** Without -se: `levantar`. */
  base: string;
  verbClass: VerbClass;
  reflexive: boolean;
};

/** The class of an infinitive without -se. */
export function classOf(base: string): VerbClass {
  if (base.endsWith("ar")) return "ar";
  return base.endsWith("er") ? "er" : "ir";
}

/** A verb from its infinitive without -se. */
export function verbOf(base: string, { reflexive = false } = {}): Infinitive {
  const infinitive = reflexive ? `${base}se` : base;
  return { infinitive, base, verbClass: classOf(base), reflexive };
}

/** Why a text is no infinitive. */
export type InfinitiveProblem = { problem: "empty" | "not-an-infinitive" };

/**
 * Reads an infinitive leniently. It ignores space and capitals, restores a missing accent (*oir*,
 * *reirse*, *arguir*) and removes a needless one (*hablár*). It accepts every text with the shape of
 * an infinitive, even one that no list has. `searchInfinitive` also tells which verbs exist.
 */
export function readInfinitive(text: string): Infinitive | InfinitiveProblem {
  const word = text.normalize("NFC").trim().toLowerCase();
  if (word === "") return { problem: "empty" };
  const reflexive = /rse$/.test(word);
  const base = corrected(reflexive ? word.slice(0, -2) : word);
  return isInfinitive(base) ? verbOf(base, { reflexive }) : { problem: "not-an-infinitive" };
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
