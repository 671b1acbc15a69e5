import type { Irregularity } from "../conjugation/irregularity.ts";
import type { VerbClass } from "../conjugation/verb.ts";
import { withoutMarks } from "../grading/normalise.ts";

/**
 * A stem as a variation of the infinitive's: *piens* is *pens* with another vowel, *conozc* is
 * *conoc* with zc, *sigu* is *segu* with another vowel, *cog* is *coj* spelled otherwise.
 */
export type StemLetters = {
  /** The last vowel of the stem. */
  vowel: string;
  /** The consonants after it, as they are spelled. */
  tail: string;
  /** Letters that the infinitive does not have: the zc of *conozco*, the e of *veo*; `strong` is *tuv-* of *tuve*. */
  extra: "zc" | "g" | "y" | "vowel" | "strong" | null;
  /** Of a strong stem. */
  irregularity?: Irregularity;
};

type Tail = Pick<StemLetters, "tail" | "extra">;

/** The facts of a verb that its stem's variants depend on. */
export type VerbStem = {
  /** The infinitive's, with ü and ñ but without accents. */
  text: string;
  verbClass: VerbClass;
  /** Whether yo has a g in the presente: *tengo*, *hago*. */
  takesG: boolean;
};

/**
 * The stems without marks that a learner may build from that of the infinitive, which comes first. The u
 * of gue, gui, que, qui belongs to the consonant; that of *argüir* does not.
 */
export function learnerStems(stem: VerbStem): ReadonlyMap<string, StemLetters> {
  const [, head = withoutMarks(stem.text), vowel = "", tail = ""] =
    /^(.*?)(ü|[aeiou](?!.*ü))([^aeiouü]*(?:[gq]u)?)$/.exec(stem.text)?.map(withoutMarks) ?? [];
  const tails = stem.verbClass === "ar" ? tailsOfAr(tail) : tailsOfErAndIr(tail, vowel, stem);
  const stems = new Map<string, StemLetters>();
  for (const learnerVowel of learnerVowels(vowel, { head, tail }, stem)) {
    for (const { tail, extra } of tails) {
      const text = head + learnerVowel + tail;
      if (!stems.has(text)) stems.set(text, { vowel: learnerVowel, tail, extra });
    }
  }
  return stems;
}

const diphthongs: Readonly<Record<string, string>> = { e: "ie", i: "ie", o: "ue", u: "ue" };
const raisedVowels: Readonly<Record<string, string>> = { e: "i", o: "u" };

type Consonants = { head: string; tail: string };

/** Only verbs in -ir and poder raise a vowel (NGLE § 4.10). */
function learnerVowels(
  vowel: string,
  { head, tail }: Consonants,
  { verbClass }: VerbStem,
): string[] {
  const isPoder = verbClass === "er" && head.endsWith("p") && tail === "d";
  const diphthong = diphthongs[vowel];
  const raisedVowel = verbClass === "ir" || isPoder ? raisedVowels[vowel] : undefined;
  return [vowel, diphthong && spellAtStart(diphthong, head), raisedVowel].filter(
    (variant) => variant !== undefined,
  );
}

/** At the beginning of a word ie is written ye, and ue is written hue (Ortografía 2010, ch. I). */
function spellAtStart(diphthong: string, head: string): string {
  if (head !== "") return diphthong;
  return diphthong === "ie" ? "ye" : "hue";
}

function tailsOfAr(tail: string): Tail[] {
  if (tail.endsWith("c")) return withSpellings(tail, "c", "qu", "cu", "q", "k", "z");
  if (tail.endsWith("z")) return withSpellings(tail, "z", "c");
  if (tail.endsWith("gu")) return withSpellings(tail, "gu", "g");
  if (tail.endsWith("g")) return withSpellings(tail, "g", "gu", "j");
  return tail.endsWith("j") ? withSpellings(tail, "j", "g") : withSpellings(tail, "");
}

function tailsOfErAndIr(tail: string, vowel: string, { verbClass, takesG }: VerbStem): Tail[] {
  if (tail.endsWith("c")) {
    const zc: Tail[] = tail === "c" ? [{ tail: "zc", extra: "zc" }] : [];
    return [...withSpellings(tail, "c", "z", "qu"), ...zc, ...withG(tail.slice(0, -1), takesG)];
  }
  if (tail.endsWith("gu")) return withSpellings(tail, "gu", "g");
  if (tail.endsWith("qu")) return withSpellings(tail, "qu", "c");
  if (tail.endsWith("g")) return withSpellings(tail, "g", "j", "gu");
  if (tail !== "" || vowel === "") return [...withSpellings(tail, ""), ...withG(tail, takesG)];
  const asI: Tail[] = verbClass === "ir" && vowel !== "e" ? [{ tail: "i", extra: "y" }] : [];
  return [...withSpellings(tail, ""), { tail: "y", extra: "y" }, ...withG("i", true), ...asI];
}

/** The tail, and the tail with other letters in place of its last ones. */
function withSpellings(tail: string, letters: string, ...others: string[]): Tail[] {
  const before = tail.slice(0, tail.length - letters.length);
  return [letters, ...others].map((other) => ({ tail: before + other, extra: null }));
}

function withG(before: string, takesG: boolean): Tail[] {
  return takesG ? ["g", "gu"].map((g) => ({ tail: before + g, extra: "g" })) : [];
}
