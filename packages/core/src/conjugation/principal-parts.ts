import { tenses } from "../vocabulary.ts";
import { accentedAt, isMonosyllable, nuclei, stressedVowel, withoutAccents } from "./accent.ts";
import type { BareForm, BareFormsByTense } from "./bare-form.ts";
import { endings, isFiniteTense } from "./endings.ts";
import { findFamilies } from "./find-families.ts";
import type { Family, WrittenTenses } from "./irregular-verbs.ts";
import type { Irregularity } from "./irregularity.ts";
import { makeStem, raisedStem, type Stem, stressedStem, withHiatusAccent } from "./stem.ts";
import { type StemPattern, stemPatternsOf } from "./stem-patterns.ts";
import { classOf, type VerbClass } from "./verb.ts";

/** The stems and irregular forms from which every form of a verb is built. */
export type PrincipalParts = {
  verbClass: VerbClass;
  /** Unstressed: *pens-amos*. */
  weak: Stem;
  /** Stressed: *piens-an*. */
  strong: Stem;
  /** Of yo in the presente, and of the presente de subjuntivo: *conozc-o*. */
  first: Stem;
  /** Of nosotros and vosotros in the presente de subjuntivo: *pens-emos*, *sint-amos*. */
  subjunctive: Stem;
  /** Of the gerundio and of the third persons of the pretérito: *pid-ió*. */
  soft: Stem;
  /** Of a strong pretérito: before a stressed ending (*tuv-iste*), and under stress (*tuv-e*). */
  preterite: { stem: Stem; stressed: Stem } | null;
  future: Stem;
  command: BareForm | null;
  participle: BareForm | null;
  /** Tenses that irregular-verbs.ts gives form by form. */
  written: BareFormsByTense | null;
  also: readonly BareFormsByTense[];
};

/** The accepted conjugations of an infinitive without -se, the usual one first. */
export function conjugationsOf(base: string): readonly PrincipalParts[] {
  const { prefix, families } = findFamilies(base);
  const listed = stemPatternsOf(base.slice(0, -2), classOf(base));
  return families.flatMap((family) => {
    const patterns = family.pattern ? [family.pattern] : listed;
    return patterns.map((pattern) => principalParts(base, prefix, family, pattern));
  });
}

function principalParts(
  base: string,
  prefix: string,
  family: Family,
  pattern: StemPattern,
): PrincipalParts {
  const verbClass = classOf(base);
  const root = base.slice(0, -2);
  const own = (text: string | undefined, kind: Irregularity): Stem | undefined => {
    if (text === undefined) return undefined;
    return makeStem(prefix + text, prefix + text === root ? [] : [kind]);
  };
  const weak = own(family.weak, "o-u") ?? makeStem(root);
  const strong = own(family.strong, "o-u") ?? strongStem(root, verbClass, pattern);
  const soft = own(family.soft, softKind(family.soft)) ?? raisedStem(weak, pattern);
  const first = own(family.yo, firstKind(family.yo));
  const yo = first ? { ...first, fixed: true } : firstStem(root, verbClass, strong);
  const preterite = own(family.preterite, preteriteKind(family.preterite));
  return {
    verbClass,
    weak,
    strong,
    first: yo,
    subjunctive:
      own(family.subjunctive, "e-ie") ?? subjunctiveStem(yo, verbClass === "ir" ? soft : weak),
    soft,
    preterite: preterite ? { stem: preterite, stressed: withHiatusAccent(preterite) } : null,
    future: own(family.future, "future-stem") ?? makeStem(weak.text + verbClass),
    command: family.tú === undefined ? null : commandForm(prefix, family.tú),
    participle:
      family.participle === undefined
        ? null
        : writtenForm(prefix, family.participle, ["irregular-participle"]),
    written: family.written ? writtenTenses(prefix, family.written, root, verbClass) : null,
    also: family.also?.map((tenses) => writtenTenses(prefix, tenses, root, verbClass)) ?? [],
  };
}

/** Verbs in -uir and -oír add y to the stressed stem (NGLE, ch. 4). */
function strongStem(root: string, verbClass: VerbClass, pattern: StemPattern): Stem {
  if (verbClass === "ir" && /(?:o|[^gq]u|ü)$/.test(root)) {
    return withHiatusAccent(makeStem(`${root.replace("ü", "u")}y`, ["y-insertion"]));
  }
  return stressedStem(root, pattern);
}

/** -cer and -cir after a vowel have zc, except *mezo* and, with ue, *cuezo* (NGLE, ch. 4). */
function firstStem(root: string, verbClass: VerbClass, strong: Stem): Stem {
  if (verbClass === "ar" || strong.text !== root || !/[aeiou]s?c$/.test(root)) return strong;
  if (root === "mec" || root === "remec") return strong;
  return { ...makeStem(root.replace(/s?c$/, "zc"), ["zco"]), fixed: true };
}

/** The whole presente de subjuntivo keeps the consonants and the y of yo, but not its vowels. */
function subjunctiveStem(first: Stem, otherwise: Stem): Stem {
  if (!first.why.includes("y-insertion")) return first.fixed ? first : otherwise;
  return makeStem(withoutAccents(first.text), ["y-insertion"]);
}

function firstKind(stem = ""): Irregularity {
  if (stem.endsWith("zc")) return "zco";
  if (stem.endsWith("y")) return "y-insertion";
  return stem.endsWith("g") ? "go" : "suppletive";
}

const softKind = (stem = ""): Irregularity => (stem.includes("u") ? "o-u" : "e-i");

function preteriteKind(stem = ""): Irregularity {
  if (stem.endsWith("j")) return "strong-j";
  return /u[^aeiou]*$/.test(stem) ? "strong-u" : "strong-i";
}

/** A form written as stem.ending, with the prefix of the verb. */
function writtenForm(prefix: string, text: string, why: readonly Irregularity[]): BareForm {
  const [stem = "", ending = ""] = text.split(".");
  return { stem: prefix + stem, ending, why };
}

/** With a prefix, the command takes an accent where spelling requires it: *ten*, but *detén*. */
function commandForm(prefix: string, text: string): BareForm {
  const { stem, ending } = writtenForm(prefix, text, []);
  if (ending !== "") return { stem, ending, why: [] };
  const last = nuclei(stem).at(-1) ?? 0;
  const needsMark = prefix !== "" && stressedVowel(stem) !== last;
  return { stem: needsMark ? accentedAt(stem, last) : stem, ending, why: ["short-imperative"] };
}

/** The written-out tenses of a verb with a prefix; `root` is its infinitive without -ar, -er, -ir. */
function writtenTenses(
  prefix: string,
  written: WrittenTenses,
  root: string,
  verbClass: VerbClass,
): BareFormsByTense {
  const found: BareFormsByTense = {};
  for (const tense of tenses) {
    const forms = written[tense]?.split(" ");
    if (!forms) continue;
    const regular = isFiniteTense(tense) ? endings[verbClass][tense] : [];
    found[tense] = forms.map((form, person) => {
      if (form === "-") return undefined;
      const { stem, ending } = writtenForm(prefix, form, []);
      return { stem, ending, why: kindsOf(stem + ending, root + (regular[person] ?? "")) };
    });
  }
  return found;
}

/** A different accent alone is no irregularity (*estás*), but a lost one is (*vais*). */
function kindsOf(form: string, regular: string): readonly Irregularity[] {
  const kinds: Irregularity[] = [];
  if (withoutAccents(form) !== withoutAccents(regular)) {
    kinds.push(form.endsWith("oy") ? "oy" : "suppletive");
  }
  const hasLostAccent = withoutAccents(regular) !== regular && isMonosyllable(form);
  if (hasLostAccent && withoutAccents(form) === form) kinds.push("no-accent");
  return kinds;
}
