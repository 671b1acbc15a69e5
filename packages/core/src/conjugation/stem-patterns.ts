import { classOf, type VerbClass } from "./endings.ts";
import { stemChangingVerbs } from "./stem-changing-verbs.ts";

/** How the stressed stem differs; a second vowel is that of *sintió*, *durmió* (NGLE, ch. 4). */
const stemPatterns = [
  "regular",
  "stressed",
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
 * Prefixes that make new verbs of any verb. Those that make words only now and then (a-, con-, en-)
 * are not here: *presentar* is no derivative of sentar, nor *pretender* of tender.
 */
const prefix =
  /^(?:ante|auto|bien|contra|des|entre|foto|hiper|infra|inter|mal|multi|pre|re|retro|semi|sobre|super|tele|ultra)/;
const onlySeeminglyDerived: ReadonlySet<string> = new Set(
  "present pretend desacoll desair desator descol desjug destron interrog preci premi redol".split(
    " ",
  ),
);

/** The accepted patterns of a verb, the usual one first; *regular* for a verb that no list names. */
export function stemPatternsOf(stem: string, verbClass: VerbClass): readonly StemPattern[] {
  const listed = index()[verbClass].get(stem);
  if (listed) return listed;
  return derivedPatterns(stem, verbClass) ?? byRule(stem, verbClass);
}

/** Whether a list names an infinitive without -se, or the one from which it is derived. */
export function hasStemPattern(base: string): boolean {
  const verbClass = classOf(base);
  const stem = base.slice(0, -2);
  return index()[verbClass].has(stem) || derivedPatterns(stem, verbClass) !== undefined;
}

const regular: readonly StemPattern[] = ["regular"];
const stressed: readonly StemPattern[] = ["stressed"];
const raised: readonly StemPattern[] = ["e-i"];

/**
 * Stressed are -uar but not -cuar and -guar (DPD, apéndice 1), and what is made with -grafiar;
 * all of -eír have i (NGLE, ch. 4).
 */
function byRule(stem: string, verbClass: VerbClass): readonly StemPattern[] {
  if (verbClass === "ar" && /(?:[^cg]u|grafi)$/.test(stem)) return stressed;
  return verbClass === "ir" && stem.endsWith("e") ? raised : regular;
}

function derivedPatterns(stem: string, verbClass: VerbClass): readonly StemPattern[] | undefined {
  if (onlySeeminglyDerived.has(stem)) return undefined;
  const found = prefix.exec(stem);
  return found
    ? index()[verbClass].get(stem.slice(found[0].length).replace(/^rr/, "r"))
    : undefined;
}

type Index = Record<VerbClass, ReadonlyMap<string, readonly StemPattern[]>>;
let made: Index | undefined;

/** Made when it is first needed, so that loading costs nothing. */
function index(): Index {
  made ??= { ar: read("ar"), er: read("er"), ir: read("ir") };
  return made;
}

function read(verbClass: VerbClass): ReadonlyMap<string, readonly StemPattern[]> {
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
