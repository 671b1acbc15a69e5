import type { Tense } from "../vocabulary.ts";
import { accentedAt, lastVowelAccented, nuclei, stressedVowel } from "./accent.ts";
import type { VerbClass } from "./endings.ts";
import { type Alternation, type Family, suffixFamilies, wholeFamilies } from "./families.ts";
import type { Irregularity } from "./irregularity.ts";
import {
  arWithIe,
  arWithUe,
  erWithIe,
  erWithUe,
  irWithI,
  irWithIe,
  irWithUe,
  stressedIar,
  stressedInside,
  withoutZc,
} from "./verb-lists.ts";

export type Stem = {
  text: string;
  why: readonly Irregularity[];
  /** Written as it stands before any ending: *conozc-*, *hag-*. */
  fixed?: boolean;
};

/** A form before pronouns. */
export type Cell = { stem: string; ending: string; why: readonly Irregularity[] };

/** The stems from which every form of a verb is built. */
export type PrincipalParts = {
  verbClass: VerbClass;
  /** Not stressed: *pens-amos*. */
  weak: Stem;
  /** Stressed: *piens-an*. */
  strong: Stem;
  /** Of yo in the presente, and of its subjuntivo: *conozc-o*. */
  first: Stem;
  /** Of nosotros and vosotros in the presente de subjuntivo: *pens-emos*, *sint-amos*. */
  subjunctive: Stem;
  /** Of the gerundio and what follows the third persons of the pretérito: *pid-ió*. */
  soft: Stem;
  /** With endings that are not stressed: *tuv-e*. */
  preterite: Stem | null;
  future: Stem;
  command: Cell | null;
  participle: Cell | null;
  written: Partial<Record<Tense, readonly (Cell | undefined)[]>>;
};

/** The principal parts of an infinitive without -se. */
export function principalPartsOf(base: string): PrincipalParts {
  const [prefix, family] = familyOf(base);
  const verbClass = classOf(base);
  const text = base.slice(0, -2);
  const weak: Stem = { text, why: [] };
  const vowel = family.vowel ?? alternationOf(text, verbClass);
  const strong = strongStem(weak, vowel, verbClass);
  const first = firstStem(prefix, family, strong, text, verbClass);
  const soft = softStem(prefix, family, weak, vowel, verbClass);
  return {
    verbClass,
    weak,
    strong,
    first,
    subjunctive: first.fixed || isY(first) ? first : verbClass === "ir" ? soft : weak,
    soft,
    preterite: family.preterite === undefined ? null : preteriteStem(prefix, family.preterite),
    future:
      family.future === undefined
        ? { text: futureText(base), why: [] }
        : { text: prefix + family.future, why: ["future-stem"] },
    command: family.tú === undefined ? null : command(prefix, family.tú),
    participle:
      family.participle === undefined
        ? null
        : cell(prefix + family.participle, ["irregular-participle"]),
    written: written(prefix, family),
  };
}

export function classOf(base: string): VerbClass {
  if (base.endsWith("ar")) return "ar";
  return base.endsWith("er") ? "er" : "ir";
}

const noFamily: Family = {};

function familyOf(base: string): [prefix: string, family: Family] {
  const whole = wholeFamilies[base];
  if (whole) return ["", whole];
  for (const root in suffixFamilies) {
    if (base.endsWith(root)) return [base.slice(0, -root.length), suffixFamilies[root] ?? noFamily];
  }
  return ["", noFamily];
}

function alternationOf(stem: string, verbClass: VerbClass): Alternation | null {
  if (verbClass === "ar") {
    if (arWithIe.has(stem)) return "e-ie";
    if (stem === "jug") return "u-ue";
    return arWithUe.has(stem) ? "o-ue" : null;
  }
  if (verbClass === "er") {
    if (erWithIe.has(stem)) return "e-ie";
    return erWithUe.has(stem) ? "o-ue" : null;
  }
  if (stem.endsWith("quir")) return "i-ie";
  if (irWithIe.has(stem)) return "e-ie";
  if (irWithUe.has(stem)) return "o-ue";
  return irWithI.has(stem) || stem.endsWith("e") ? "e-i" : null;
}

function strongStem(weak: Stem, vowel: Alternation | null, verbClass: VerbClass): Stem {
  const { text } = weak;
  if (vowel) {
    const changed = alternated(text, vowel);
    if (text.endsWith("e"))
      return { text: lastVowelAccented(changed), why: [vowel, "hiatus-accent"] };
    return { text: changed, why: [vowel] };
  }
  if (
    stressedIar.has(text) ||
    (/[^gcq]u$/.test(text) && verbClass === "ar") ||
    stressedInside.has(text)
  ) {
    return { text: lastVowelAccented(text), why: ["stressed-i-u"] };
  }
  if (verbClass === "ir" && (/[^gq]u$|ü$/.test(text) || text.endsWith("o"))) {
    return { text: `${text.replace("ü", "u")}y`, why: ["y-insertion"] };
  }
  return weak;
}

const alternants: Record<Alternation, [from: string, to: string]> = {
  "e-ie": ["e", "ie"],
  "o-ue": ["o", "ue"],
  "u-ue": ["u", "ue"],
  "i-ie": ["i", "ie"],
  "e-i": ["e", "i"],
};

/** The stem with its last such vowel changed; at its beginning ie is ye and ue is hue, after g ue is üe. */
function alternated(stem: string, vowel: Alternation): string {
  const [from, to] = alternants[vowel];
  const at = stem.lastIndexOf(from);
  const before = stem.slice(0, at);
  return before + contact(before, to) + stem.slice(at + 1);
}

function contact(before: string, vowels: string): string {
  if (vowels === "ie" && before === "") return "ye";
  if (vowels === "ue" && before === "") return "hue";
  return vowels === "ue" && before.endsWith("g") ? "üe" : vowels;
}

function firstStem(
  prefix: string,
  family: Family,
  strong: Stem,
  text: string,
  verbClass: VerbClass,
): Stem {
  if (family.yo !== undefined) {
    return { text: prefix + family.yo, why: [firstKind(family.yo)], fixed: true };
  }
  if (verbClass !== "ar" && /[aeiou]c$/.test(text) && !withoutZc.has(text)) {
    return { text: `${text.slice(0, -1)}zc`, why: ["zco"], fixed: true };
  }
  return strong;
}

function firstKind(stem: string): Irregularity {
  if (stem.endsWith("zc")) return "zco";
  return stem.endsWith("g") ? "go" : "suppletive";
}

const isY = (stem: Stem) => stem.why.includes("y-insertion");

function softStem(
  prefix: string,
  family: Family,
  weak: Stem,
  vowel: Alternation | null,
  verbClass: VerbClass,
): Stem {
  if (family.soft !== undefined) {
    const kind = family.soft.includes("u") ? "o-u" : "e-i";
    return { text: prefix + family.soft, why: [kind] };
  }
  if (verbClass !== "ir" || vowel === null || vowel === "i-ie") return weak;
  const from = vowel === "o-ue" ? "o" : "e";
  const to = vowel === "o-ue" ? "u" : "i";
  const at = weak.text.lastIndexOf(from);
  return {
    text: weak.text.slice(0, at) + to + weak.text.slice(at + 1),
    why: [vowel === "o-ue" ? "o-u" : "e-i"],
  };
}

function preteriteStem(prefix: string, text: string): Stem {
  const kind = text.endsWith("j") ? "strong-j" : text.includes("u") ? "strong-u" : "strong-i";
  return { text: prefix + text, why: [kind] };
}

/** The infinitive without a written accent: *oiré*, *reiré*. */
const futureText = (base: string) => base.replace("í", "i");

/** With a prefix the command has an accent if its ending asks for one: *ten*, but *detén*. */
function command(prefix: string, tú: string): Cell {
  const word = prefix + tú;
  const vowels = nuclei(word);
  const last = vowels.at(-1) ?? 0;
  const needsMark = prefix !== "" && stressedVowel(word) !== last;
  return { stem: needsMark ? accentedAt(word, last) : word, ending: "", why: ["short-imperative"] };
}

function cell(written: string, why: readonly Irregularity[]): Cell {
  const [stem = "", ending = ""] = written.split(".");
  return { stem, ending, why };
}

function written(prefix: string, family: Family): PrincipalParts["written"] {
  if (!family.written) return {};
  return Object.fromEntries(
    Object.entries(family.written).map(([tense, cells]) => [
      tense,
      cells
        .split(" ")
        .map((text) => (text === "-" ? undefined : cell(prefix + text, ["suppletive"]))),
    ]),
  );
}
