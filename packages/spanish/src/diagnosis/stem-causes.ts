import type { Irregularity } from "../conjugation/irregularity.ts";
import { withoutMarks } from "../text/normalise.ts";
import type { FormCause, RegularisedCause, SpellingChangeCause, StemChangeCause } from "./cause.ts";
import { type LearnerEnding, wrongClassCause } from "./ending-causes.ts";
import type { SplitForm, StemLetters, VerbForms } from "./verb-forms.ts";

/**
 * Why a stem without marks is wrong: its vowel, its zc or y, its spelling. Empty for the right stem. Null when the
 * typed or the right stem is not a variant of the infinitive's.
 */
export function stemCauses(
  stem: string,
  rightForm: SplitForm,
  ending: LearnerEnding,
  { stems }: VerbForms,
): FormCause[] | null {
  if (stem === rightForm.plainStem) return [];
  if (isRespelled(stem, rightForm, ending)) return [];
  const [root] = stems.values();
  const typed = stems.get(stem);
  const meant = stems.get(rightForm.plainStem);
  if (typed?.extra === "strong") {
    const needless = strongStemCause(typed, stems);
    // tuva for tenga: without tuv-, it would still be *tena*.
    return meant?.extra === "g"
      ? [regularisedCause(stem, ending, rightForm), needless]
      : [needless];
  }
  if (!root || !typed || !meant) return null;
  const vowels = vowelCauses(root.vowel, typed.vowel, meant.vowel);
  // salo for salgo, oyo for oigo: as if the verb were regular.
  if (meant.extra === "g" && typed.extra !== "g") {
    return [regularisedCause(stem, ending, rightForm), ...vowels];
  }
  // veí for vi: as if it were veer.
  if (typed.extra === "vowel" && rightForm.whole.irregularities.length > 0) {
    return [regularisedCause(stem, ending, rightForm)];
  }
  const tails = tailCauses(typed, meant, root, ending).map((cause) =>
    withDiaeresis(cause, rightForm),
  );
  return typed.extra ? [...tails, ...vowels] : [...vowels, ...tails];
}

/** Whether a stem is the right one in its spelling before e: *digu-* for *dig-*, *conozqu-* for *conozc-*. */
export function isRespelled(
  stem: string,
  { plainStem, plainEnding }: SplitForm,
  ending: LearnerEnding,
): boolean {
  if (!ending.plain.startsWith("e") || !/^[ao]/.test(plainEnding)) return false;
  return stem !== plainStem && stem === plainStem.replace(/zc$/, "zqu").replace(/g$/, "gu");
}

/** A strong stem outside the pretérito: *dijía*, *trajido*. */
export function strongStemCause(
  { tail, irregularity }: StemLetters,
  stems: VerbForms["stems"],
): StemChangeCause {
  const [from = ""] = stems.keys();
  return {
    code: "needless-stem-change",
    irregularity: irregularity ?? "strong-u",
    from,
    to: tail,
  };
}

/** Restores the mark in the gü of *averigüé*. */
function withDiaeresis(cause: FormCause, { stem }: SplitForm): FormCause {
  const isGü = cause.code === "spelling-change" && cause.right === "gu" && stem.endsWith("gü");
  return isGü ? { ...cause, right: "gü" } : cause;
}

/** Compares the typed and the right vowel with the infinitive's. */
export function vowelCauses(root: string, typed: string, right: string): StemChangeCause[] {
  if (typed === right) return [];
  const missed = vowelChangeCause("missed-stem-change", root, right);
  const needless = vowelChangeCause("needless-stem-change", root, typed);
  return [missed, needless].filter((cause) => cause !== null);
}

function vowelChangeCause(
  code: StemChangeCause["code"],
  from: string,
  to: string,
): StemChangeCause | null {
  if (from === to) return null;
  const irregularity = vowelChanges[`${from}-${to}`];
  return irregularity ? { code, irregularity, from, to } : null;
}

const vowelChanges: Readonly<Record<string, Irregularity>> = {
  "e-ie": "e-ie",
  "e-ye": "e-ie",
  "e-i": "e-i",
  "i-ie": "i-ie",
  "o-ue": "o-ue",
  "o-hue": "o-ue",
  "o-u": "o-u",
  "u-ue": "u-ue",
  "u-hue": "u-ue",
};

function tailCauses(
  typed: StemLetters,
  meant: StemLetters,
  root: StemLetters,
  ending: LearnerEnding,
): FormCause[] {
  if (typed.tail === meant.tail) return [];
  if (typed.extra === meant.extra) return [spellingCause(typed.tail, meant.tail)];
  return typed.extra
    ? [insertionCause("needless-stem-change", typed, meant, ending)]
    : [insertionCause("missed-stem-change", meant, root, ending)];
}

const irregularityOfExtra = {
  zc: "zco",
  g: "go",
  y: "y-insertion",
  vowel: "suppletive",
  strong: "strong-u",
} as const;

/**
 * The cause for an added zc, g, y, or e (*veo*). In the pretérito, a y counts as spelling: *leyí* is built like *leyó*.
 */
export function insertionCause(
  code: StemChangeCause["code"],
  { tail, extra }: StemLetters,
  from: StemLetters,
  { tense }: LearnerEnding,
): StemChangeCause | SpellingChangeCause {
  if (extra === "y" && !isPresent(tense)) {
    const isMissed = code === "missed-stem-change";
    return { code: "spelling-change", given: isMissed ? "" : tail, right: isMissed ? tail : "" };
  }
  return { code, irregularity: irregularityOfExtra[extra ?? "y"], from: from.tail, to: tail };
}

const isPresent = (tense: LearnerEnding["tense"]) =>
  tense.startsWith("presente") || tense.startsWith("imperativo");

/** The letters in which two spellings differ: c and qu for *busc* and *busqu*. */
export function spellingCause(given: string, right: string): SpellingChangeCause {
  let start = 0;
  while (start < given.length && start < right.length && given[start] === right[start]) start += 1;
  // gu and g differ as a whole, not in u alone.
  if (start > 0 && (start === given.length || start === right.length)) start -= 1;
  return { code: "spelling-change", given: given.slice(start), right: right.slice(start) };
}

/** The cause for a regular form, or a regular ending, of an irregular verb. */
export function regularisedCause(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
): RegularisedCause {
  return {
    code: "regularised",
    irregularities: rightForm.whole.irregularities,
    given: { stem, ending: ending.text },
    right: { stem: rightForm.stem, ending: rightForm.ending },
  };
}

/**
 * Why a stem and an ending without r do not make a futuro or condicional: the stem lacks its r (*podé*), the stem is
 * another one (*ponré*, *puedré*), or the ending is French (*tendrai*). Null when the cause is unknown.
 */
export function futureStemCauses(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  forms: VerbForms,
): FormCause[] | null {
  const isIrregular = rightForm.whole.irregularities.includes("future-stem");
  const inStem = isIrregular
    ? irregularStemCauses(stem, ending, rightForm, forms)
    : regularStemCauses(stem, ending, rightForm, forms);
  if (inStem === null || ending.classes.includes("future")) return inStem?.length ? inStem : null;
  return [
    ...inStem,
    wrongClassCause(ending, isIrregular ? rightForm.ending : bareEnding(rightForm)),
  ];
}

/** The ending of *hablaré* after its r. */
export const bareEnding = ({ ending }: SplitForm) => ending.replace(/^.*?r/, "");

function irregularStemCauses(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  { stems }: VerbForms,
): FormCause[] | null {
  const { plainStem } = rightForm;
  if (stem === plainStem) return [];
  const [root] = stems.values();
  if (!root) return null;
  for (const typed of stems.values()) {
    if (typed.extra !== null || typed.vowel === root.vowel) continue;
    if (stem === withVowel(plainStem, root.vowel, typed.vowel)) {
      return vowelCauses(root.vowel, typed.vowel, root.vowel);
    }
  }
  const withR = stem.endsWith("r") ? stems.get(stem.slice(0, -1)) : undefined;
  const typed = withR ?? (canLackR(ending) ? stems.get(stem) : undefined);
  if (!typed) return null;
  const regularised = regularisedCause(stem, ending, rightForm);
  return typed.extra === "strong"
    ? [regularised, strongStemCause(typed, stems)]
    : [regularised, ...vowelCauses(root.vowel, typed.vowel, root.vowel)];
}

/**
 * Whether an ending can mean a futuro that lacks its r: *podé*. *Podía* is an imperfecto, and *quieremos* means
 * *queremos*.
 */
const canLackR = ({ tense, person }: LearnerEnding) =>
  tense === "futuro-simple" && person !== "nosotros";

/** Replaces the last vowel of a stem: *puedr-* for *podr-*. */
function withVowel(stem: string, vowel: string, other: string): string {
  const at = stem.lastIndexOf(vowel);
  return at < 0 ? stem : stem.slice(0, at) + other + stem.slice(at + vowel.length);
}

/** The causes for a regular futuro: *comé* for *comeré*, and *varé*, with the stem of *va*, for *iré*. */
function regularStemCauses(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  { stems, verb }: VerbForms,
): FormCause[] | null {
  if (!ending.classes.includes("future")) return null;
  if (verb.base === "ir" && stem === "var") {
    return [{ code: "needless-stem-change", irregularity: "suppletive", from: "ir", to: "var" }];
  }
  const [root] = stems.values();
  const typed = stems.get(stem);
  if (!root || !typed || typed.tail !== root.tail || !canLackR(ending)) return null;
  if (withoutMarks(verb.base).length <= 3) return null;
  const { text: given } = ending;
  return [
    { code: "wrong-class-ending", given, right: rightForm.ending, origin: "short-future" },
    ...vowelCauses(root.vowel, typed.vowel, root.vowel),
  ];
}
