import type { Form } from "../conjugation/form.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { Cause, RegularisedCause } from "./cause.ts";
import { classCause } from "./ending-causes.ts";
import type { LearnerEnding } from "./learner-endings.ts";
import { inserted, spelling, vowelCauses } from "./stem-causes.ts";
import type { VerbForms } from "./verb-forms.ts";

/** Kinds that leave nothing of the regular stem to vary. */
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
 * Why a stem and an ending, both without marks, are not a wholly irregular form: built like those of
 * regular verbs (*tení*, *tuvió*), or the stem with an ending of another class (*tuvaron*), or spelled
 * otherwise (*hize*). Null when it cannot be told.
 */
export function regularisedCauses(
  stem: string,
  ending: LearnerEnding,
  right: Form,
  forms: VerbForms,
): Cause[] | null {
  const rightStem = withoutMarks(right.parts.stem);
  if (keepsItsStem(right) && isSpelledLike(stem, rightStem)) {
    return onStrongStem(stem, ending, right, forms);
  }
  return onRegularStem(stem, ending, right, forms);
}

/** *tuv-*, *dij-*; and *d-*, *est-* of *doy* and *estoy*. */
const keepsItsStem = ({ irregularities, parts }: Form) =>
  parts.ending === "oy" || irregularities.some((kind) => kind.startsWith("strong-"));

function isSpelledLike(stem: string, right: string): boolean {
  return stem === right || sounds(stem) === sounds(right);
}

/** *hic* and *hiz*, *dij* and *dig*. */
const sounds = (stem: string) => stem.replace(/z$/, "c").replace(/g$/, "j");

function onStrongStem(
  stem: string,
  ending: LearnerEnding,
  right: Form,
  { plain }: VerbForms,
): Cause[] | null {
  const rightStem = withoutMarks(right.parts.stem);
  const rightEnding = withoutMarks(right.parts.ending);
  const causes: Cause[] = stem === rightStem ? [] : [spelling(stem, rightStem)];
  if (ending.addedS) {
    if (ending.plain !== `${rightEnding}s`) return null;
    return [...causes, classCause(ending, right.parts.ending)];
  }
  if (ending.plain === rightEnding) return causes.length > 0 ? causes : null;
  if (ending.of === "strong") return null;
  const isRegular = ending.of === plain.verbClass || ending.of === "y" || isWeakPreterite(ending);
  if (isRegular) return [regularised("ending", stem, ending, right), ...causes];
  return [...causes, classCause(ending, right.parts.ending)];
}

/** *anduvió*: the strong stems of -ar verbs too take their endings from the others. */
const isWeakPreterite = ({ of, tense }: LearnerEnding) =>
  of !== "ar" && tense === "preterito-indefinido";

function onRegularStem(
  stem: string,
  ending: LearnerEnding,
  right: Form,
  { stems, plain }: VerbForms,
): Cause[] | null {
  const typed = stems.get(stem);
  const [root] = stems.values();
  if (!typed || !root || ending.addedS) return null;
  const causes: Cause[] = [
    regularised("form", stem, ending, right),
    ...vowelCauses(root.vowel, typed.vowel, root.vowel),
  ];
  if (typed.extra) causes.push(inserted("needless-stem-change", typed, root, ending));
  const isItsOwn = ending.of === plain.verbClass || ending.of === "y" || ending.of === "strong";
  return isItsOwn ? causes : [...causes, classCause(ending, right.parts.ending)];
}

function regularised(
  what: RegularisedCause["what"],
  stem: string,
  ending: LearnerEnding,
  right: Form,
): RegularisedCause {
  return {
    code: "regularised",
    what,
    kinds: right.irregularities,
    given: { stem, ending: ending.text },
    right: { stem: right.parts.stem, ending: right.parts.ending },
  };
}
