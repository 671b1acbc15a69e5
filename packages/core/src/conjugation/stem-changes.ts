import { lastVowelAccented } from "./accent.ts";
import { makeStem, type Stem } from "./stem.ts";
import type { StemPattern } from "./stem-patterns.ts";

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

/** The stem where it is stressed: *piens-*, *pid-*, *enví-*. */
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

/** At its beginning ie is written ye and ue hue; after g ue is üe (Ortografía 2010, ch. I). */
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
 * A stressed i or u after another vowel bears an accent, also across an h: *río*, *rehíncho*,
 * *rehúyo* (Ortografía 2010, ch. II).
 */
export function withHiatusAccent(stem: Stem): Stem {
  return /(?:[aeo]h?[iu][^aeiou]*|(?:^|[^aeiou])i)$/.test(stem.text)
    ? makeStem(lastVowelAccented(stem.text), [...stem.why, "hiatus-accent"])
    : stem;
}
