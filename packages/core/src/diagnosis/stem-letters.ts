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
  /** Letters that the infinitive does not have: the zc of *conozco*, the e of *veo*. */
  extra: "zc" | "g" | "y" | "vowel" | null;
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
export function stemsLike(stem: VerbStem): ReadonlyMap<string, StemLetters> {
  const [, head = withoutMarks(stem.text), vowel = "", tail = ""] =
    /^(.*?)(ü|[aeiou](?!.*ü))([^aeiouü]*(?:[gq]u)?)$/.exec(stem.text)?.map(withoutMarks) ?? [];
  const tails = stem.verbClass === "ar" ? tailsOfAr(tail) : tailsOfErAndIr(tail, vowel, stem);
  const found = new Map<string, StemLetters>();
  for (const changed of vowelsLike(vowel, { head, tail }, stem)) {
    for (const { tail, extra } of tails) {
      const text = head + changed + tail;
      if (!found.has(text)) found.set(text, { vowel: changed, tail, extra });
    }
  }
  return found;
}

const diphthongs: Readonly<Record<string, string>> = { e: "ie", i: "ie", o: "ue", u: "ue" };
const raised: Readonly<Record<string, string>> = { e: "i", o: "u" };

type Consonants = { head: string; tail: string };

/** Only verbs in -ir and poder raise a vowel (NGLE § 4.10). */
function vowelsLike(vowel: string, { head, tail }: Consonants, { verbClass }: VerbStem): string[] {
  const isPoder = verbClass === "er" && head.endsWith("p") && tail === "d";
  const diphthong = diphthongs[vowel];
  const close = verbClass === "ir" || isPoder ? raised[vowel] : undefined;
  return [vowel, diphthong && initial(diphthong, head), close].filter((like) => like !== undefined);
}

/** At the beginning of a word ie is written ye, and ue is written hue. */
function initial(diphthong: string, head: string): string {
  if (head !== "") return diphthong;
  return diphthong === "ie" ? "ye" : "hue";
}

function tailsOfAr(tail: string): Tail[] {
  if (tail.endsWith("c")) return spelled(tail, "c", "qu", "cu", "q", "k", "z");
  if (tail.endsWith("z")) return spelled(tail, "z", "c");
  if (tail.endsWith("gu")) return spelled(tail, "gu", "g");
  if (tail.endsWith("g")) return spelled(tail, "g", "gu", "j");
  return tail.endsWith("j") ? spelled(tail, "j", "g") : spelled(tail, "");
}

function tailsOfErAndIr(tail: string, vowel: string, { verbClass, takesG }: VerbStem): Tail[] {
  if (tail.endsWith("c")) {
    const zc: Tail[] = tail === "c" ? [{ tail: "zc", extra: "zc" }] : [];
    return [...spelled(tail, "c", "z", "qu"), ...zc, ...withG(tail.slice(0, -1), takesG)];
  }
  if (tail.endsWith("gu")) return spelled(tail, "gu", "g");
  if (tail.endsWith("qu")) return spelled(tail, "qu", "c");
  if (tail.endsWith("g")) return spelled(tail, "g", "j", "gu");
  if (tail !== "" || vowel === "") return [...spelled(tail, ""), ...withG(tail, takesG)];
  const asI: Tail[] = verbClass === "ir" && vowel !== "e" ? [{ tail: "i", extra: "y" }] : [];
  return [...spelled(tail, ""), { tail: "y", extra: "y" }, ...withG("i", true), ...asI];
}

/** The tail, which ends in some letters, and the tail with others in their place. */
function spelled(tail: string, letters: string, ...others: string[]): Tail[] {
  const before = tail.slice(0, tail.length - letters.length);
  return [letters, ...others].map((other) => ({ tail: before + other, extra: null }));
}

function withG(before: string, takesG: boolean): Tail[] {
  return takesG ? ["g", "gu"].map((g) => ({ tail: before + g, extra: "g" })) : [];
}
