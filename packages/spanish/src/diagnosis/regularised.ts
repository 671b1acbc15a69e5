import { withoutAccents } from "../conjugation/accent.ts";
import type { Form } from "../conjugation/form.ts";
import type { VerbClass } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { Attempt } from "./attempt.ts";
import type { Cause, FormCause } from "./cause.ts";
import { type LearnerEnding, wrongClassCause } from "./ending-causes.ts";
import { pronounCause } from "./pronoun-cause.ts";
import {
  insertionCause,
  regularisedCause,
  spellingCause,
  strongStemCause,
  vowelCauses,
} from "./stem-causes.ts";
import { findTypo } from "./typo.ts";
import type { SplitForm, StemLetters, VerbForms } from "./verb-forms.ts";

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

/** Whether a form consists of an irregular stem and an ending: *tuv-*, *dij-*, *fu-*, and *d-* of *doy*. */
function hasStemAndEnding({ irregularities, parts }: Form): boolean {
  if (parts.ending === "oy" || parts.stem === "fu") return true;
  return irregularities.some((irregularity) => irregularity.startsWith("strong-"));
}

function isSpelledLike(stem: string, rightStem: string): boolean {
  return stem === rightStem || soundOf(stem) === soundOf(rightStem);
}

/** A stem by its sound. *hic* and *hiz* give the same result, and so do *dij* and *dig*. */
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
  if (isRegular) return [regularisedCause(stem, ending, rightForm), ...causes];
  return [...causes, wrongClassCause(ending, rightForm.ending)];
}

/**
 * Whether an ending is of the regular pretérito of -er and -ir verbs. Learners use it on strong stems of -ar verbs,
 * too: *anduvió*.
 */
const isRegularPreterite = ({ classes, tense }: LearnerEnding) =>
  !classes.includes("ar") && tense === "preterito-indefinido";

export const isOnlyStrong = ({ classes }: LearnerEnding) =>
  classes.every((name) => name === "strong");

const isRegularFor = (verbClass: VerbClass, { classes }: LearnerEnding) =>
  classes.includes(verbClass) || classes.includes("y");

/** Whether c and z are right: c before e and i (*hició*), z before a and o (*hizaron*). */
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
    regularisedCause(stem, ending, rightForm),
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

/** Recognises subjunctives built like *caiga*: *haiga*, *vaiga*. */
function analogousSubjunctive(
  stem: string,
  ending: LearnerEnding,
  { plainStem, plainEnding }: SplitForm,
): FormCause | null {
  if (!plainStem.endsWith("y") || ending.plain !== plainEnding) return null;
  if (stem !== plainStem.replace(/y$/, "ig")) return null;
  return { code: "needless-stem-change", irregularity: "go", from: "y", to: "ig" };
}

/**
 * Recognises the presente of él where the imperative of tú is irregular. Regular verbs have the same form in
 * both: *pone* for *pon*, *pónete* for *ponte*, *es* for *sé*.
 */
export function regularisedImperative(attempt: Attempt): readonly Cause[] | null {
  const { tense, person, forms, answer } = attempt;
  if (tense !== "imperativo-afirmativo" || person !== "tú" || answer.negated) return null;
  const right = forms.formAt(tense, person);
  const regular = forms.formAt("presente-indicativo", "él");
  if (!right || !regular || right.whole.irregularities.length === 0) return null;
  if (right.whole.form === regular.whole.form) return null;
  const word = answer.single?.word;
  const isAttached =
    forms.verb.reflexive &&
    withoutAccents(word ?? "") === `${regular.plainStem}${regular.plainEnding}te`;
  if (word !== regular.whole.form && !(isAttached && word !== undefined)) return null;
  const pronoun = isAttached
    ? null
    : pronounCause(attempt, { tense, attached: false, persons: [person] });
  return [
    {
      code: "regularised",
      irregularities: right.whole.irregularities,
      given: { stem: regular.stem, ending: regular.ending },
      right: { stem: right.stem, ending: right.ending },
    },
    ...(pronoun ? [pronoun] : []),
  ];
}

/**
 * Recognises an adjective in place of a participle, and an irregular participle with the vowel of the infinitive
 * (*volto*) or in nearly the form of another language (*aperto*, *coberto*). Null for any other answer.
 */
export function irregularParticiple({
  tense,
  forms,
  expectedForms,
  answer,
}: Attempt): readonly Cause[] | null {
  const right = forms.formAt(tense, null);
  const word = answer.single?.word;
  if (tense !== "participio" || !right || word === undefined) return null;
  if (adjectives[forms.verb.base] === word.replace(/(?:a|os|as)$/, "o")) {
    return [{ code: "non-finite", form: "adjective" }];
  }
  for (const { text } of expectedForms) {
    const change = changes.find(({ to }) => text.includes(to));
    if (!change || !right.whole.irregularities.includes("irregular-participle")) continue;
    const { from, to, irregularity } = change;
    const unchanged = text.replace(to, from);
    if (word === unchanged) return [{ code: "missed-stem-change", irregularity, from, to }];
    if (findTypo(word, unchanged)) {
      const { stem, ending, whole } = right;
      const given = { stem: word, ending: "" };
      const { irregularities } = whole;
      return [{ code: "regularised", irregularities, given, right: { stem, ending } }];
    }
  }
  return null;
}

/** Adjectives that learners use as participles, mostly like the form of yo: *he limpio*. */
const adjectives: Readonly<Record<string, string>> = {
  completar: "completo",
  despertar: "despierto",
  limpiar: "limpio",
  llenar: "lleno",
  secar: "seco",
  soltar: "suelto",
  vaciar: "vacío",
};

const changes = [
  { irregularity: "o-ue", from: "o", to: "ue" },
  { irregularity: "e-ie", from: "e", to: "ie" },
] as const;
