import { lastVowelAccented } from "./accent.ts";
import type { Irregularity } from "./irregularity.ts";
import type { StemPattern } from "./stem-patterns.ts";

/** A stem, and how it differs from that of the infinitive. */
export type Stem = {
  text: string;
  why: readonly Irregularity[];
  /** Spelled the same before every ending: *conozc-*, *hag-*. */
  fixed: boolean;
  /** No spelling changes where stem and ending meet: *habl-*. */
  steady: boolean;
};

const regular: readonly Irregularity[] = [];
/** After these letters the spelling of the stem or the i of the ending may change. */
const changesBeforeEndings = /[aeoiuücgzñlj]$/;
/** Forms with a stem this short may have one syllable. */
const SHORT_STEM = 3;

export function makeStem(text: string, why: readonly Irregularity[] = regular): Stem {
  const steady = text.length > SHORT_STEM && !changesBeforeEndings.test(text);
  return { text, why, fixed: false, steady };
}

type Alternation = "e-ie" | "o-ue" | "u-ue" | "i-ie" | "e-i";

/** Which vowel changes under stress, and which in *sintió*, *durmió*. */
const alternations: Record<StemPattern, { stressed?: Alternation; raised?: "e-i" | "o-u" }> = {
  regular: {},
  stressed: {},
  "e-ie": { stressed: "e-ie" },
  "o-ue": { stressed: "o-ue" },
  "u-ue": { stressed: "u-ue" },
  "i-ie": { stressed: "i-ie" },
  "e-i": { stressed: "e-i", raised: "e-i" },
  "e-ie-i": { stressed: "e-ie", raised: "e-i" },
  "o-ue-u": { stressed: "o-ue", raised: "o-u" },
};

/** The stem under stress: *piens-*, *pid-*, *enví-*. */
export function stressedStem(text: string, pattern: StemPattern): Stem {
  if (pattern === "stressed") return makeStem(lastVowelAccented(text), ["stressed-i-u"]);
  const { stressed } = alternations[pattern];
  if (!stressed) return makeStem(text);
  return withHiatusAccent(makeStem(alternated(text, stressed), [stressed]));
}

/** The stem of the gerundio and of the third persons of the pretérito: *sint-*, *durm-*. */
export function raisedStem(weak: Stem, pattern: StemPattern): Stem {
  const { raised } = alternations[pattern];
  if (!raised) return weak;
  const [from = "", to = ""] = raised.split("-");
  return makeStem(replaceLast(weak.text, from, to), [raised]);
}

/** At the beginning ie is written ye and ue hue; after g, ue is written üe (Ortografía 2010, ch. I). */
function alternated(text: string, vowels: Alternation): string {
  const [from = "", to = ""] = vowels.split("-");
  const before = text.slice(0, text.lastIndexOf(from));
  if (to === "ie" && before === "") return replaceLast(text, from, "ye");
  if (to === "ue" && (before === "" || text === "desos")) return replaceLast(text, from, "hue");
  return replaceLast(text, from, to === "ue" && before.endsWith("g") ? "üe" : to);
}

function replaceLast(text: string, from: string, to: string): string {
  const at = text.lastIndexOf(from);
  return text.slice(0, at) + to + text.slice(at + 1);
}

/**
 * Adds the accent to a stressed i or u after another vowel, also across an h: *río*, *rehíncho*,
 * *rehúyo* (Ortografía 2010, ch. II).
 */
export function withHiatusAccent(stem: Stem): Stem {
  return /(?:[aeo]h?[iu][^aeiou]*|(?:^|[^aeiou])i)$/.test(stem.text)
    ? makeStem(lastVowelAccented(stem.text), [...stem.why, "hiatus-accent"])
    : stem;
}
