import { withAccentOnLastVowel } from "./accent.ts";
import type { VerbClass } from "./infinitive.ts";
import type { Irregularity } from "./irregularity.ts";
import { stemChangingVerbs } from "./stem-changing-verbs.ts";

/**
 * How the stem changes under stress and, in some forms without stress, by raising the vowel: *sintió*. In `e-ie-i`, ie is
 * the stressed vowel and i the raised one (NGLE, ch. 4).
 */
const stemPatterns = [
  "regular",
  "stressed-i-u",
  "e-ie",
  "o-ue",
  "u-ue",
  "i-ie",
  "e-i",
  "e-ie-i",
  "o-ue-u",
] as const;
export type StemPattern = (typeof stemPatterns)[number];

/** Prefixes that form new verbs freely. Less productive ones (a-, con-, en-) are missing. */
const prefix =
  /^(?:ante|auto|bien|contra|des|entre|foto|hiper|infra|inter|mal|multi|pre|retro|re|semi|sobre|super|tele|ultra)/;
/**
 * Stems that only look like a prefix and a listed stem: *presentar* does not derive from *sentar*, nor *pretender* from
 * *tender*.
 */
const notDerived: ReadonlySet<string> = new Set(
  "present pretend desacoll desair desator descol desjug destron interrog preci premi redol".split(
    " ",
  ),
);

/** The accepted patterns of a verb, the usual one first. For a verb in no list: what its prefix or ending suggests. */
export function stemPatternsOf(stem: string, verbClass: VerbClass): readonly StemPattern[] {
  return (
    listedPatterns(verbClass).get(stem) ??
    derivedPatterns(stem, verbClass) ??
    patternsByRule(stem, verbClass)
  );
}

const regularPattern: readonly [StemPattern] = ["regular"];
const stressedIU: readonly [StemPattern] = ["stressed-i-u"];
const raisedPattern: readonly [StemPattern] = ["e-i"];

/**
 * Patterns that follow from the ending. Verbs in -uar stress the u, except -cuar and -guar; verbs in -grafiar stress
 * the i (DPD, apéndice 1). All verbs in -eír follow `e-i`: *río* (NGLE, ch. 4).
 */
export function patternsByRule(stem: string, verbClass: VerbClass): readonly [StemPattern] {
  if (verbClass === "ar" && /(?:[^cg]u|grafi)$/.test(stem)) return stressedIU;
  return verbClass === "ir" && stem.endsWith("e") ? raisedPattern : regularPattern;
}

function derivedPatterns(stem: string, verbClass: VerbClass): readonly StemPattern[] | undefined {
  return listedPatterns(verbClass).get(withoutPrefix(stem));
}

/** The stem without its prefix: *encontr* of *reencontr*. A stem without a prefix stays. */
function withoutPrefix(stem: string): string {
  return notDerived.has(stem) ? stem : stem.replace(prefix, "").replace(/^rr/, "r");
}

/**
 * The stem of the verb from which a changing verb is derived, if both change in the same way: *ment* for *desment*.
 * Otherwise the stem itself.
 */
export function unprefixedStem(stem: string, verbClass: VerbClass): string {
  const patterns = listedPatterns(verbClass);
  const root = withoutPrefix(stem);
  return String(patterns.get(root)) === String(stemPatternsOf(stem, verbClass)) ? root : stem;
}

type PatternsByStem = ReadonlyMap<string, readonly StemPattern[]>;
let listed: Record<VerbClass, PatternsByStem> | undefined;

/** Parses the list at the first use, because many pages load this module without using it. */
function listedPatterns(verbClass: VerbClass): PatternsByStem {
  listed ??= { ar: parsePatterns("ar"), er: parsePatterns("er"), ir: parsePatterns("ir") };
  return listed[verbClass];
}

function parsePatterns(verbClass: VerbClass): PatternsByStem {
  const patterns = new Map<string, readonly StemPattern[]>();
  for (const [key, stems] of Object.entries(stemChangingVerbs[verbClass])) {
    const accepted = key.split("/").filter(isStemPattern);
    for (const stem of stems.split(/\s+/)) patterns.set(stem, accepted);
  }
  return patterns;
}

function isStemPattern(name: string): name is StemPattern {
  const names: readonly string[] = stemPatterns;
  return names.includes(name);
}

/** A stem, and how it differs from the infinitive's stem. */
export type Stem = {
  text: string;
  irregularities: readonly Irregularity[];
  /** Whether no spelling rule may change the stem, because it is listed in its final spelling: *conozc-*, *hag-*. */
  keepsSpelling: boolean;
  /** Whether it is certain that no spelling rule changes the stem or an ending after it: *habl-*. */
  joinsUnchanged: boolean;
};

const noIrregularities: readonly Irregularity[] = [];
/** After these letters the spelling of the stem or the i of the ending may change. */
const endsInChangingLetter = /[aeoiuücgzñlj]$/;
/** A form may have one syllable if its stem is at most this long. It then loses its accent: *vio*. */
const SHORT_STEM = 3;

export function makeStem(
  text: string,
  irregularities: readonly Irregularity[] = noIrregularities,
): Stem {
  const joinsUnchanged = text.length > SHORT_STEM && !endsInChangingLetter.test(text);
  return { text, irregularities, keepsSpelling: false, joinsUnchanged };
}

type Alternation = "e-ie" | "o-ue" | "u-ue" | "i-ie" | "e-i";

/** The vowel changes of the stressed and the raised stem of each pattern (NGLE, ch. 4). */
const alternations: Record<StemPattern, { stressed?: Alternation; raised?: "e-i" | "o-u" }> = {
  regular: {},
  "stressed-i-u": {},
  "e-ie": { stressed: "e-ie" },
  "o-ue": { stressed: "o-ue" },
  "u-ue": { stressed: "u-ue" },
  "i-ie": { stressed: "i-ie" },
  "e-i": { stressed: "e-i", raised: "e-i" },
  "e-ie-i": { stressed: "e-ie", raised: "e-i" },
  "o-ue-u": { stressed: "o-ue", raised: "o-u" },
};

/** The stem under stress: *piens-*, *pid-*, *enví-* (NGLE, ch. 4). */
export function stressedStem(text: string, pattern: StemPattern): Stem {
  if (pattern === "stressed-i-u") return makeStem(withAccentOnLastVowel(text), ["stressed-i-u"]);
  const { stressed } = alternations[pattern];
  if (!stressed) return makeStem(text);
  return withHiatusAccent(makeStem(withChangedVowel(text, stressed), [stressed]));
}

/** The stem of the gerundio and of the third persons of the pretérito: *sint-*, *durm-* (NGLE, ch. 4). */
export function raisedStem(unstressed: Stem, pattern: StemPattern): Stem {
  const { raised } = alternations[pattern];
  if (!raised) return unstressed;
  const [from = "", to = ""] = raised.split("-");
  return makeStem(replaceLast(unstressed.text, from, to), [raised]);
}

/**
 * Changes the last vowel of a stem. At the beginning, ie is written ye and ue is written hue; after g, ue is written üe
 * (Ortografía 2010, ch. I).
 */
function withChangedVowel(text: string, vowels: Alternation): string {
  const [from = "", to = ""] = vowels.split("-");
  const before = text.slice(0, text.lastIndexOf(from));
  if (to === "ie" && before === "") return replaceLast(text, from, "ye");
  // Also after the prefix of *deshueso*.
  if (to === "ue" && (before === "" || text === "desos")) return replaceLast(text, from, "hue");
  return replaceLast(text, from, to === "ue" && before.endsWith("g") ? "üe" : to);
}

function replaceLast(text: string, from: string, to: string): string {
  const at = text.lastIndexOf(from);
  return text.slice(0, at) + to + text.slice(at + 1);
}

/**
 * Adds the accent to a stressed i or u after another vowel, even with an h between them (*rehíncho*, *rehúyo*), and to
 * an i that ends the stem, before the vowel of the ending: *río* (Ortografía 2010, ch. II).
 */
export function withHiatusAccent(stem: Stem): Stem {
  return /(?:[aeo]h?[iu][^aeiou]*|(?:^|[^aeiou])i)$/.test(stem.text)
    ? makeStem(withAccentOnLastVowel(stem.text), [...stem.irregularities, "hiatus-accent"])
    : stem;
}
