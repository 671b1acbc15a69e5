import { withoutMarks } from "../grading/normalise.ts";
import type { FormCause } from "./cause.ts";
import { wrongClassCause } from "./ending-causes.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import { regularisedCause, strongStemCause, vowelCauses } from "./stem-causes.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/**
 * Why a stem and an ending without the r of the futuro are not a futuro or condicional: the stem has no r (*podé*), is
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
  const regularised = regularisedCause("form", stem, ending, rightForm);
  return typed.extra === "strong"
    ? [regularised, strongStemCause(typed, stems)]
    : [regularised, ...vowelCauses(root.vowel, typed.vowel, root.vowel)];
}

/** *podé*; but *podía* is an imperfecto, and *quieremos* means *queremos*. */
const canLackR = ({ tense, person }: LearnerEnding) =>
  tense === "futuro-simple" && person !== "nosotros";

/** *puedr-* for *podr-*: the last vowel of the stem is replaced. */
function withVowel(stem: string, vowel: string, other: string): string {
  const at = stem.lastIndexOf(vowel);
  return at < 0 ? stem : stem.slice(0, at) + other + stem.slice(at + vowel.length);
}

/** *comé* for *comeré*; *varé* for *iré* has the stem of *va*. */
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
