import { stemChangingVerbs } from "./stem-changing-verbs.ts";
import type { VerbClass } from "./verb.ts";

/** How the stem changes under stress. A third vowel is the raised one of *sintió* (NGLE, ch. 4). */
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

/**
 * Prefixes that form new verbs freely. Less productive ones (a-, con-, en-) are missing: *presentar*
 * does not derive from sentar, nor *pretender* from tender.
 */
const prefix =
  /^(?:ante|auto|bien|contra|des|entre|foto|hiper|infra|inter|mal|multi|pre|re|retro|semi|sobre|super|tele|ultra)/;
const notDerived: ReadonlySet<string> = new Set(
  "present pretend desacoll desair desator descol desjug destron interrog preci premi redol".split(
    " ",
  ),
);

/** The accepted patterns of a verb, the usual one first; `regular` for a verb in no list. */
export function stemPatternsOf(stem: string, verbClass: VerbClass): readonly StemPattern[] {
  return (
    listedPatterns(verbClass).get(stem) ??
    derivedPatterns(stem, verbClass) ??
    patternsByRule(stem, verbClass)
  );
}

const regular: readonly StemPattern[] = ["regular"];
const stressedIU: readonly StemPattern[] = ["stressed-i-u"];
const raised: readonly StemPattern[] = ["e-i"];

/**
 * Verbs in -uar stress the u, except -cuar and -guar, and verbs in -grafiar the i (DPD, apéndice 1).
 * All verbs in -eír have i (NGLE, ch. 4).
 */
function patternsByRule(stem: string, verbClass: VerbClass): readonly StemPattern[] {
  if (verbClass === "ar" && /(?:[^cg]u|grafi)$/.test(stem)) return stressedIU;
  return verbClass === "ir" && stem.endsWith("e") ? raised : regular;
}

function derivedPatterns(stem: string, verbClass: VerbClass): readonly StemPattern[] | undefined {
  if (notDerived.has(stem)) return undefined;
  const match = prefix.exec(stem);
  return match
    ? listedPatterns(verbClass).get(stem.slice(match[0].length).replace(/^rr/, "r"))
    : undefined;
}

type PatternsByStem = ReadonlyMap<string, readonly StemPattern[]>;
let listed: Record<VerbClass, PatternsByStem> | undefined;

/** Parsed at the first use, so that loading the module costs nothing. */
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
