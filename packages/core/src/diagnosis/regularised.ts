import type { Form } from "../conjugation/form.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { VerbClass } from "../conjugation/verb.ts";
import type { FormCause } from "./cause.ts";
import { classCause } from "./ending-causes.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import { inserted, regularised, spelling, vowelCauses } from "./stem-causes.ts";
import type { CutForm, VerbForms } from "./verb-forms.ts";

/** Kinds whose forms have nothing of the regular stem. */
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
  irregularities.some((kind) => whollyIrregular.has(kind));

/**
 * Why a stem and an ending, both without marks, are not a wholly irregular form: a regular form (*tení*,
 * *tuvió*), an ending of another class (*tuvaron*), or another spelling (*hize*). Null when the cause is
 * unknown.
 */
export function regularisedCauses(
  stem: string,
  ending: LearnerEnding,
  right: CutForm,
  forms: VerbForms,
): FormCause[] | null {
  if (keepsItsStem(right.form) && isSpelledLike(stem, right.plainStem)) {
    return onStrongStem(stem, ending, right, forms);
  }
  return onRegularStem(stem, ending, right, forms);
}

/** Forms with an irregular stem and an ending: *tuv-*, *dij-*, *fu-*, and *d-* of *doy*. */
function keepsItsStem({ irregularities, parts }: Form): boolean {
  if (parts.ending === "oy" || parts.stem === "fu") return true;
  return irregularities.some((kind) => kind.startsWith("strong-"));
}

function isSpelledLike(stem: string, right: string): boolean {
  return stem === right || sounds(stem) === sounds(right);
}

/** Makes *hic* and *hiz* equal, and *dij* and *dig*. */
const sounds = (stem: string) => stem.replace(/z$/, "c").replace(/g$/, "j");

function onStrongStem(
  stem: string,
  ending: LearnerEnding,
  right: CutForm,
  { verb }: VerbForms,
): FormCause[] | null {
  const { plainStem, plainEnding } = right;
  const spelled = stem === plainStem || isSpelledRight(stem, ending);
  const causes: FormCause[] = spelled ? [] : [spelling(stem, plainStem)];
  if (ending.addedS) {
    if (ending.plain !== `${plainEnding}s`) return null;
    return [...causes, classCause(ending, right.ending)];
  }
  if (ending.plain === plainEnding) return causes.length > 0 ? causes : null;
  if (isOnlyStrong(ending)) return null;
  const isRegular = isRegularFor(verb.verbClass, ending) || isWeakPreterite(ending);
  if (isRegular) return [regularised("ending", stem, ending, right), ...causes];
  return [...causes, classCause(ending, right.ending)];
}

/** *anduvió*: the strong stems of -ar verbs, too, have the endings of the others. */
const isWeakPreterite = ({ of, tense }: LearnerEnding) =>
  !of.includes("ar") && tense === "preterito-indefinido";

export const isOnlyStrong = ({ of }: LearnerEnding) => of.every((kind) => kind === "strong");

const isRegularFor = (verbClass: VerbClass, { of }: LearnerEnding) =>
  of.includes(verbClass) || of.includes("y");

/** *hició*, *hizaron*: *hiz-* is written with c before e and i, and with z before a and o. */
const isSpelledRight = (stem: string, { plain }: LearnerEnding) =>
  stem.endsWith("c") ? /^[ei]/.test(plain) : stem.endsWith("z") && /^[ao]/.test(plain);

function onRegularStem(
  stem: string,
  ending: LearnerEnding,
  right: CutForm,
  { stems, verb }: VerbForms,
): FormCause[] | null {
  const typed = stems.get(stem);
  const [root] = stems.values();
  if (!typed || !root || ending.addedS) return null;
  const causes: FormCause[] = [
    regularised("form", stem, ending, right),
    ...vowelCauses(root.vowel, typed.vowel, root.vowel),
  ];
  if (typed.extra && typed.extra !== "vowel") {
    causes.push(inserted("needless-stem-change", typed, root, ending));
  }
  const isItsOwn = isRegularFor(verb.verbClass, ending) || isOnlyStrong(ending);
  return isItsOwn ? causes : [...causes, classCause(ending, right.ending)];
}
