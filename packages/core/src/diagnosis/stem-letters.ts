import type { VerbClass } from "../conjugation/endings.ts";

/**
 * A stem as a variation of the infinitive's: *piens* is *pens* with another vowel, *conozc* is
 * *conoc* with zc, *sigu* is *segu* with another vowel, *cog* is *coj* spelled otherwise.
 */
export type StemLetters = {
  /** The last vowel of the stem. */
  vowel: string;
  /** The consonants after it, as they are spelled. */
  tail: string;
  /** What stands there beside the infinitive's letters: the zc of *conozco*, the g of *tengo*. */
  extra: "zc" | "g" | "y" | null;
};

type Tail = Pick<StemLetters, "tail" | "extra">;

/**
 * The stems that a learner may build from the stem of an infinitive, itself first; all without
 * marks. The u of gue, gui, que, qui belongs to the consonant.
 */
export function stemsLike(stem: string, verbClass: VerbClass): ReadonlyMap<string, StemLetters> {
  const [, head = stem, vowel = "", tail = ""] =
    /^(.*?)([aeiou])([^aeiou]*(?:[gq]u)?)$/.exec(stem) ?? [];
  const found = new Map<string, StemLetters>();
  for (const changed of vowelsLike(vowel, head, verbClass)) {
    for (const { tail: spelled, extra } of tailsLike(tail, vowel, verbClass)) {
      const text = head + changed + spelled;
      if (!found.has(text)) found.set(text, { vowel: changed, tail: spelled, extra });
    }
  }
  return found;
}

const diphthongs: Readonly<Record<string, string>> = { e: "ie", i: "ie", o: "ue", u: "ue" };
const raised: Readonly<Record<string, string>> = { e: "i", o: "u" };

/** Only verbs in -ir, and poder, raise a vowel (NGLE § 4.10). */
function vowelsLike(vowel: string, head: string, verbClass: VerbClass): string[] {
  const diphthong = diphthongs[vowel];
  const close = verbClass === "ir" || head.endsWith("p") ? raised[vowel] : undefined;
  return [vowel, diphthong && initial(diphthong, head), close].filter((like) => like !== undefined);
}

/** At the beginning of a word ie is written ye, and ue is written hue. */
function initial(diphthong: string, head: string): string {
  if (head !== "") return diphthong;
  return diphthong === "ie" ? "ye" : "hue";
}

function tailsLike(tail: string, vowel: string, verbClass: VerbClass): readonly Tail[] {
  const spelled = (ending: string, ...others: string[]): Tail[] =>
    [ending, ...others].map((other) => ({
      tail: tail.slice(0, tail.length - ending.length) + other,
      extra: null,
    }));
  if (verbClass === "ar") {
    if (tail.endsWith("c")) return spelled("c", "qu", "cu", "q", "z");
    if (tail.endsWith("z")) return spelled("z", "c");
    if (tail.endsWith("gu")) return spelled("gu", "g");
    if (tail.endsWith("g")) return spelled("g", "gu", "j");
    if (tail.endsWith("j")) return spelled("j", "g");
    return spelled("");
  }
  if (tail.endsWith("c")) {
    const before = tail.slice(0, -1);
    const inserted: Tail[] = [{ tail: `${before}g`, extra: "g" }];
    if (before === "") inserted.push({ tail: "zc", extra: "zc" });
    return [...spelled("c", "z", "qu"), ...inserted];
  }
  if (tail.endsWith("gu")) return spelled("gu", "g");
  if (tail.endsWith("qu")) return spelled("qu", "c");
  if (tail.endsWith("g")) return spelled("g", "j", "gu");
  if (tail === "" && vowel !== "") {
    return [...spelled(""), { tail: "y", extra: "y" }, { tail: "ig", extra: "g" }];
  }
  return [...spelled(""), { tail: `${tail}g`, extra: "g" }, { tail: `${tail}gu`, extra: "g" }];
}
