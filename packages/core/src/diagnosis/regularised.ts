import type { Form } from "../conjugation/form.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { VerbClass } from "../conjugation/verb.ts";
import type { FormCause } from "./cause.ts";
import { wrongClassCause } from "./ending-causes.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import {
  insertionCause,
  regularisedCause,
  spellingCause,
  strongStemCause,
  vowelCauses,
} from "./stem-causes.ts";
import type { StemLetters } from "./stem-letters.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/** Irregularities of forms that do not contain the regular stem. */
const whollyIrregular: ReadonlySet<Irregularity> = new Set<Irregularity>([
  "oy",
  "strong-u",
  "strong-i",
  "strong-j",
  "future-stem",
  "short-imperative",
  "irregular-participle",
  "suppletive",
]);

export const isWhollyIrregular = ({ irregularities }: Form) =>
  irregularities.some((irregularity) => whollyIrregular.has(irregularity));

/**
 * Why a stem and an ending, both without marks, are not a wholly irregular form: a regular form (*tení*,
 * *tuvió*), an ending of another class (*tuvaron*), or another spelling (*hize*). Null when the cause is
 * unknown.
 */
export function regularisedCauses(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  forms: VerbForms,
): FormCause[] | null {
  const analogous = analogousSubjunctive(stem, ending, rightForm);
  if (analogous) return [analogous];
  if (hasStemAndEnding(rightForm.whole) && isSpelledLike(stem, rightForm.plainStem)) {
    return causesOnIrregularStem(stem, ending, rightForm, forms);
  }
  return causesOnRegularStem(stem, ending, rightForm, forms);
}

/** Forms with an irregular stem and an ending: *tuv-*, *dij-*, *fu-*, and *d-* of *doy*. */
function hasStemAndEnding({ irregularities, parts }: Form): boolean {
  if (parts.ending === "oy" || parts.stem === "fu") return true;
  return irregularities.some((irregularity) => irregularity.startsWith("strong-"));
}

function isSpelledLike(stem: string, rightStem: string): boolean {
  return stem === rightStem || soundOf(stem) === soundOf(rightStem);
}

/** Equal for *hic* and *hiz*, and for *dij* and *dig*. */
export const soundOf = (stem: string) => stem.replace(/z$/, "c").replace(/g$/, "j");

function causesOnIrregularStem(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  { verb }: VerbForms,
): FormCause[] | null {
  const { plainStem, plainEnding } = rightForm;
  const isRightStem = stem === plainStem || isSpelledRight(stem, ending);
  const causes: FormCause[] = isRightStem ? [] : [spellingCause(stem, plainStem)];
  if (ending.addedS) {
    if (ending.plain !== `${plainEnding}s`) return null;
    return [...causes, wrongClassCause(ending, rightForm.ending)];
  }
  if (ending.plain === plainEnding) return causes.length > 0 ? causes : null;
  if (isOnlyStrong(ending)) return null;
  const isRegular = isRegularFor(verb.verbClass, ending) || isRegularPreterite(ending);
  if (isRegular) return [regularisedCause("ending", stem, ending, rightForm), ...causes];
  return [...causes, wrongClassCause(ending, rightForm.ending)];
}

/** *anduvió*: the strong stems of -ar verbs, too, have the endings of the others. */
const isRegularPreterite = ({ classes, tense }: LearnerEnding) =>
  !classes.includes("ar") && tense === "preterito-indefinido";

export const isOnlyStrong = ({ classes }: LearnerEnding) =>
  classes.every((name) => name === "strong");

const isRegularFor = (verbClass: VerbClass, { classes }: LearnerEnding) =>
  classes.includes(verbClass) || classes.includes("y");

/** *hició*, *hizaron*: *hiz-* is written with c before e and i, and with z before a and o. */
const isSpelledRight = (stem: string, { plain }: LearnerEnding) =>
  stem.endsWith("c") ? /^[ei]/.test(plain) : stem.endsWith("z") && /^[ao]/.test(plain);

function causesOnRegularStem(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  { stems, verb }: VerbForms,
): FormCause[] | null {
  const typed = stems.get(stem);
  const [root] = stems.values();
  if (!typed || !root || ending.addedS) return null;
  const causes: FormCause[] = [
    regularisedCause("form", stem, ending, rightForm),
    ...addedToStem(typed, root, ending, stems),
  ];
  const isOwnEnding = isRegularFor(verb.verbClass, ending) || isOnlyStrong(ending);
  return isOwnEnding ? causes : [...causes, wrongClassCause(ending, rightForm.ending)];
}

function addedToStem(
  typed: StemLetters,
  root: StemLetters,
  ending: LearnerEnding,
  stems: VerbForms["stems"],
): FormCause[] {
  if (typed.extra === "strong") return [strongStemCause(typed, stems)];
  const vowels = vowelCauses(root.vowel, typed.vowel, root.vowel);
  if (typed.extra === null || typed.extra === "vowel") return vowels;
  return [...vowels, insertionCause("needless-stem-change", typed, root, ending)];
}

/** *haiga*, *vaiga*, as in *caiga* */
function analogousSubjunctive(
  stem: string,
  ending: LearnerEnding,
  { plainStem, plainEnding }: SplitForm,
): FormCause | null {
  if (!plainStem.endsWith("y") || ending.plain !== plainEnding) return null;
  if (stem !== plainStem.replace(/y$/, "ig")) return null;
  return { code: "needless-stem-change", irregularity: "go", from: "y", to: "ig" };
}
