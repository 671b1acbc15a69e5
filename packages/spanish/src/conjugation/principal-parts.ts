import { tenses } from "../tenses.ts";
import {
  isMonosyllable,
  stressedVowel,
  syllableNuclei,
  withAccentAt,
  withoutAccents,
} from "./accent.ts";
import type { BareForm, BareFormsByTense } from "./bare-form.ts";
import { endings, isFiniteTense } from "./endings.ts";
import { classOf, type VerbClass } from "./infinitive.ts";
import {
  conjugationsByInfinitive,
  conjugationsByRoot,
  type IrregularConjugation,
  type IrregularConjugations,
  type TenseForms,
} from "./irregular-verbs.ts";
import type { Irregularity } from "./irregularity.ts";
import {
  makeStem,
  patternsByRule,
  raisedStem,
  type Stem,
  type StemPattern,
  stemPatternsOf,
  stressedStem,
  unprefixedStem,
  withHiatusAccent,
} from "./stem.ts";

/** The stems and irregular forms from which every form of a verb is built. */
export type PrincipalParts = {
  verbClass: VerbClass;
  /** The stem before a stressed ending: *pens-amos*. */
  unstressed: Stem;
  /** The stem under stress: *piens-an*. */
  stressed: Stem;
  /** The stem of yo in the presente, and of the presente de subjuntivo: *conozc-o*. */
  yo: Stem;
  /** The stem of nosotros and vosotros in the presente de subjuntivo: *pens-emos*, *sint-amos*. */
  subjunctivePlural: Stem;
  /** The stem with e → i or o → u in the gerundio and the third persons of the pretérito: *pid-ió*. */
  raised: Stem;
  /** The stems of *tuv-e* and *tuv-iste*; null for a regular pretérito. */
  strongPreterite: { stressed: Stem; unstressed: Stem } | null;
  future: Stem;
  /** The affirmative imperative of tú, where it is irregular: *ten*. */
  imperative: BareForm | null;
  participle: BareForm | null;
  /** Tenses that irregular-verbs.ts lists form by form. */
  irregularTenses: BareFormsByTense | null;
  /** Further accepted forms. */
  variants: readonly BareFormsByTense[];
};

/** The accepted conjugations of an infinitive without -se, the usual one first. */
export function conjugationsOf(base: string): readonly PrincipalParts[] {
  const { prefix, conjugations } = findIrregular(base);
  const patterns = stemPatternsOf(base.slice(0, -2), classOf(base));
  return conjugations.flatMap((irregular) =>
    (irregular.pattern ? [irregular.pattern] : patterns).map((pattern) =>
      principalParts(base, prefix, irregular, pattern),
    ),
  );
}

/**
 * The principal parts that the spelling of an infinitive predicts: *conozc-* and *construy-*, but not *teng-* or
 * *piens-*.
 */
export function predictedParts(base: string): PrincipalParts {
  const [pattern] = patternsByRule(base.slice(0, -2), classOf(base));
  return principalParts(base, "", {}, pattern);
}

/**
 * The verb, or the end of verbs, whose irregular parts a verb has: tener for *detener*, ducir for *conducir*. Without
 * irregular parts, the verb itself.
 */
export function rootOf(base: string): string {
  for (const name in conjugationsByInfinitive) {
    if (name.includes("-") && name.replace("-", "") === base)
      return name.slice(name.indexOf("-") + 1);
  }
  for (const root in conjugationsByRoot) if (base.endsWith(root)) return root;
  return unprefixedStem(base.slice(0, -2), classOf(base)) + base.slice(-2);
}

type Match = { prefix: string; conjugations: IrregularConjugations };

const noMatch: Match = { prefix: "", conjugations: [{}] };
let byInfinitive: ReadonlyMap<string, Match> | undefined;

/** The irregular conjugations of a verb, and the prefix before the irregular root. */
function findIrregular(base: string): Match {
  byInfinitive ??= new Map(Object.entries(conjugationsByInfinitive).map(matchOfEntry));
  const exact = byInfinitive.get(base);
  if (exact) return exact;
  for (const root in conjugationsByRoot) {
    const conjugations = conjugationsByRoot[root];
    if (conjugations && base.endsWith(root))
      return { prefix: base.slice(0, -root.length), conjugations };
  }
  return noMatch;
}

function matchOfEntry([name, conjugations]: [string, IrregularConjugations]): [string, Match] {
  const [root = "", prefix = ""] = name.split("-").reverse();
  return [prefix + root, { prefix, conjugations }];
}

function principalParts(
  base: string,
  prefix: string,
  irregular: IrregularConjugation,
  pattern: StemPattern,
): PrincipalParts {
  const verbClass = classOf(base);
  const root = base.slice(0, -2);
  const listedStem = (text: string | undefined, irregularity: Irregularity): Stem | undefined => {
    if (text === undefined) return undefined;
    return makeStem(prefix + text, prefix + text === root ? [] : [irregularity]);
  };
  const unstressed = listedStem(irregular.unstressed, "o-u") ?? makeStem(root);
  const stressed =
    listedStem(irregular.stressed, "o-u") ?? stressedStemOf(root, verbClass, pattern);
  const raised =
    listedStem(irregular.raised, raisedIrregularity(irregular.raised)) ??
    raisedStem(unstressed, pattern);
  const listedYo = listedStem(irregular.yo, yoIrregularity(irregular.yo));
  const yo = listedYo ? { ...listedYo, keepsSpelling: true } : yoStem(root, verbClass, stressed);
  const preterite = listedStem(irregular.preterite, preteriteIrregularity(irregular.preterite));
  return {
    verbClass,
    unstressed,
    stressed,
    yo,
    subjunctivePlural:
      listedStem(irregular.subjunctivePlural, "e-ie") ??
      subjunctivePluralStem(yo, verbClass === "ir" ? raised : unstressed),
    raised,
    strongPreterite: preterite
      ? { stressed: withHiatusAccent(preterite), unstressed: preterite }
      : null,
    future: listedStem(irregular.future, "future-stem") ?? makeStem(unstressed.text + verbClass),
    imperative:
      irregular.imperative === undefined ? null : imperativeForm(prefix, irregular.imperative),
    participle:
      irregular.participle === undefined
        ? null
        : parseForm(prefix, irregular.participle, ["irregular-participle"]),
    irregularTenses: irregular.tenses
      ? parseTenses(prefix, irregular.tenses, root, verbClass)
      : null,
    variants:
      irregular.variants?.map((tenses) => parseTenses(prefix, tenses, root, verbClass)) ?? [],
  };
}

/** Verbs in -uir and -oír add y to the stressed stem (NGLE, ch. 4). */
function stressedStemOf(root: string, verbClass: VerbClass, pattern: StemPattern): Stem {
  if (verbClass === "ir" && /(?:o|[^gq]u|ü)$/.test(root)) {
    return withHiatusAccent(makeStem(`${root.replace("ü", "u")}y`, ["y-insertion"]));
  }
  return stressedStem(root, pattern);
}

/** The stem of yo. Verbs in -cer and -cir have zc after a vowel, except *mezo* and *cuezo* (NGLE, ch. 4). */
function yoStem(root: string, verbClass: VerbClass, stressed: Stem): Stem {
  if (verbClass === "ar" || stressed.text !== root || !/[aeiou]s?c$/.test(root)) return stressed;
  if (root === "mec" || root === "remec") return stressed;
  return { ...makeStem(root.replace(/s?c$/, "zc"), ["zco"]), keepsSpelling: true };
}

/**
 * The stem of nosotros and vosotros in the presente de subjuntivo. It has the consonants and the y of the yo stem, but
 * other vowels (NGLE, ch. 4).
 */
function subjunctivePluralStem(yo: Stem, otherwise: Stem): Stem {
  if (!yo.irregularities.includes("y-insertion")) return yo.keepsSpelling ? yo : otherwise;
  return makeStem(withoutAccents(yo.text), ["y-insertion"]);
}

function yoIrregularity(stem = ""): Irregularity {
  if (stem.endsWith("zc")) return "zco";
  if (stem.endsWith("y")) return "y-insertion";
  return stem.endsWith("g") ? "go" : "suppletive";
}

const raisedIrregularity = (stem = ""): Irregularity => (stem.includes("u") ? "o-u" : "e-i");

function preteriteIrregularity(stem = ""): Irregularity {
  if (stem.endsWith("j")) return "strong-j";
  return /u[^aeiou]*$/.test(stem) ? "strong-u" : "strong-i";
}

/** Parses a form listed as stem.ending, and adds the prefix of the verb. */
function parseForm(
  prefix: string,
  text: string,
  irregularities: readonly Irregularity[],
): BareForm {
  const [stem = "", ending = ""] = text.split(".");
  return { stem: prefix + stem, ending, irregularities };
}

/** The imperative of tú with its prefix. Adds the accent that spelling requires: *ten*, but *detén*. */
function imperativeForm(prefix: string, text: string): BareForm {
  const { stem, ending } = parseForm(prefix, text, []);
  if (ending !== "") return { stem, ending, irregularities: [] };
  const last = syllableNuclei(stem).at(-1) ?? 0;
  const needsAccent = prefix !== "" && stressedVowel(stem) !== last;
  return {
    stem: needsAccent ? withAccentAt(stem, last) : stem,
    ending,
    irregularities: ["short-imperative"],
  };
}

/** Parses the listed tenses of a verb; `root` is its infinitive without -ar, -er, -ir. */
function parseTenses(
  prefix: string,
  tenseForms: TenseForms,
  root: string,
  verbClass: VerbClass,
): BareFormsByTense {
  const parsed: BareFormsByTense = {};
  for (const tense of tenses) {
    const forms = tenseForms[tense]?.split(" ");
    if (!forms) continue;
    const regularEndings = isFiniteTense(tense) ? endings[verbClass][tense] : [];
    parsed[tense] = forms.map((form, person) => {
      if (form === "-") return undefined;
      const { stem, ending } = parseForm(prefix, form, []);
      const regularForm = root + (regularEndings[person] ?? "");
      return { stem, ending, irregularities: irregularitiesOf(stem + ending, regularForm) };
    });
  }
  return parsed;
}

/**
 * How a form differs from the regular one. A different accent does not count (*estás*); a missing accent does (*vais*).
 */
function irregularitiesOf(form: string, regular: string): readonly Irregularity[] {
  const irregularities: Irregularity[] = [];
  if (withoutAccents(form) !== withoutAccents(regular)) {
    irregularities.push(form.endsWith("oy") ? "oy" : "suppletive");
  }
  const hasLostAccent = withoutAccents(regular) !== regular && withoutAccents(form) === form;
  if (hasLostAccent && isMonosyllable(form)) irregularities.push("no-accent");
  return irregularities;
}
