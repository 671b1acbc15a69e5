import { withoutAccents } from "../conjugation/accent.ts";
import { withoutNo } from "../conjugation/form.ts";
import { withoutMarks } from "../text/normalise.ts";
import {
  type Attempt,
  type CellCause,
  causesOfCell,
  cellDistanceOf,
  type Interpretation,
  markDistance,
  nearer,
} from "./attempt.ts";
import type { Cause, FormCause } from "./cause.ts";
import { endingCauses, type LearnerEnding, type Split, splitsOf } from "./ending-causes.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { isOnlyStrong, isWhollyIrregular, regularisedCauses, soundOf } from "./regularised.ts";
import { bareEnding, futureStemCauses, isRespelled, stemCauses } from "./stem-causes.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/** A form that does not exist is a little farther away than a real one. */
const NONEXISTENT_DISTANCE = 0.25;
/** *sabo* is more likely a regularised *sé* than *supe* with the ending of *supo*. */
const STRONG_ENDING_DISTANCE = 0.5;
/** Allows about three causes. For stems of one letter, as in *oír*, the limit is lower, because they match too much. */
const MAX_DISTANCE = 3.5;
const MAX_DISTANCE_OF_ONE_LETTER = 2.5;

/** A word split into stem and ending, and what differs from the right form for this ending's tense and person. */
export type Prediction = { stem: string; ending: LearnerEnding; causes: readonly FormCause[] };

/**
 * All ways to read a word as a form that follows rules but does not exist: a stem that a learner may
 * build, with an ending of any verb.
 */
export function predictionsOf(word: string, forms: VerbForms): Prediction[] {
  return splitsOf(withoutMarks(word)).flatMap(({ stem, ending }) => {
    const causes = formCauses(stem, ending, forms);
    return causes ? [{ stem, ending, causes }] : [];
  });
}

export type PredictedInterpretation = Interpretation & {
  /**
   * Whether all endings are of the verb's own class. Such a form is a better explanation than a form of another verb.
   */
  byOwnRules: boolean;
};

/** Finds the nearest predicted form that the answer may be, or null. */
export function interpretAsPredictedForm(attempt: Attempt): PredictedInterpretation | null {
  const { single, negated } = attempt.answer;
  if (!single || (negated && attempt.tense !== "imperativo-negativo")) return null;
  const splits = splitsOf(single.plain);
  // Search the asked tense first: a form found there excludes most others by their distance.
  const inTense = nearestCandidate(
    attempt,
    null,
    splits.filter(({ ending }) => ending.tense === attempt.tense),
  );
  const best = nearestCandidate(
    attempt,
    inTense,
    splits.filter(({ ending }) => ending.tense !== attempt.tense),
  );
  if (!best) return null;
  return {
    causes: causesOf(best, attempt),
    distance: best.distance,
    cellDistance: cellDistanceOf(best.cellCauses),
    byOwnRules:
      best.prediction.causes.every(isOfOwnRules) || isRespelledForm(best.prediction, attempt),
  };
}

/** Whether a mistake still uses endings of the verb's own class. */
const isOfOwnRules = (cause: FormCause) =>
  cause.code !== "wrong-class-ending" || ownOrigins.has(cause.origin);

const ownOrigins: ReadonlySet<unknown> = new Set(["tú-s", "no-verb", "short-future"]);

/** Whether only the spelling of the stem differs: *venguen* is *vengan* with another ending, and not *vengar*. */
function isRespelledForm({ stem, ending }: Prediction, { forms }: Attempt): boolean {
  const rightForm = forms.formAt(ending.tense, ending.person);
  return rightForm !== undefined && isRespelled(stem, rightForm, ending);
}

function nearestCandidate(
  attempt: Attempt,
  nearestSoFar: Candidate | null,
  splits: readonly Split[],
): Candidate | null {
  let best = nearestSoFar;
  for (const { stem, ending } of splits) {
    if (leastDistance(ending, attempt) >= (best?.distance ?? MAX_DISTANCE)) continue;
    const causes = formCauses(stem, ending, attempt.forms);
    if (causes) best = nearer(best, candidateOf({ stem, ending, causes }, attempt));
  }
  return best;
}

/** The distance of a form with this ending if it has only one cause. */
function leastDistance({ tense, person }: LearnerEnding, asked: Attempt): number {
  const otherTense = tense === asked.tense ? 0 : 1;
  const otherPerson = person === asked.person || person === null || asked.person === null ? 0 : 1;
  return 1 + otherTense + otherPerson + NONEXISTENT_DISTANCE;
}

type Candidate = {
  prediction: Prediction;
  cellCauses: readonly CellCause[];
  pronoun: Cause | null;
  distance: number;
};

/** The prediction with its distance; null when it needs so many causes that it would be a guess. */
function candidateOf(prediction: Prediction, attempt: Attempt): Candidate | null {
  const { stem, ending, causes } = prediction;
  const { tense, person } = intendedCell(ending, attempt);
  const persons = person ? [person] : [];
  const cellCauses = causesOfCell({ tense, person }, attempt, persons);
  // Where a gerundio is asked, *forzaren* would be a guess.
  if (cellCauses.some((cause) => cause.code === "non-finite" && cause.form === "finite"))
    return null;
  const pronoun = pronounCause(attempt, { tense, attached: false, persons });
  const { word = "" } = attempt.answer.single ?? {};
  const marks = markDistance(word, withoutAccents(word.slice(0, stem.length)) + ending.text);
  const strongEnding = isOnlyStrong(ending) ? STRONG_ENDING_DISTANCE : 0;
  const causeDistance = cellDistanceOf(cellCauses) + causes.length + (pronoun ? 1 : 0);
  const distance = causeDistance + marks + NONEXISTENT_DISTANCE + strongEnding;
  const isGuess = distance > (stem.length < 2 ? MAX_DISTANCE_OF_ONE_LETTER : MAX_DISTANCE);
  return isGuess ? null : { prediction, cellCauses, pronoun, distance };
}

/**
 * The cell that the learner meant: the asked cell if its right form equals that of the ending's cell. *Vivemos* stands
 * for *vivimos*, which is a presente and a pretérito. Ignores *no*, because *no hables* has the form of the subjuntivo
 * *hables*.
 */
function intendedCell({ tense, person }: LearnerEnding, attempt: Attempt) {
  const answers = attempt.forms.expectedAt(tense, person);
  const isAsked = attempt.expectedForms.some((right) =>
    answers.some(({ text }) => withoutNo(text) === withoutNo(right.text)),
  );
  return isAsked ? attempt : { tense, person };
}

/**
 * The causes of a candidate in order. For *tení* instead of *tuvo*, the missed irregular stem comes before the person.
 */
function causesOf({ prediction, cellCauses, pronoun }: Candidate, attempt: Attempt): Cause[] {
  const { causes } = prediction;
  const others = pronoun ? [pronoun] : [];
  const isPersonOnly = cellCauses.every(({ code }) => code === "wrong-person");
  return isPersonOnly && causes.some((cause) => missesStem(cause, attempt))
    ? [...causes, ...cellCauses, ...others]
    : [...cellCauses, ...causes, ...others];
}

/** Whether the learner missed an irregular stem that the asked form also has. *hic-* and *hiz-* count as one stem. */
function missesStem(cause: FormCause, { forms, tense, person }: Attempt): boolean {
  const askedStem = forms.formAt(tense, person)?.stem;
  return (
    cause.code === "regularised" &&
    cause.right.stem === askedStem &&
    soundOf(cause.given.stem) !== soundOf(cause.right.stem)
  );
}

/**
 * Why a stem and an ending, both without marks, differ from the right form for the ending's tense and person. Null when
 * they do not differ, or when the cause is unknown.
 */
function formCauses(stem: string, ending: LearnerEnding, forms: VerbForms): FormCause[] | null {
  const rightForm = forms.formAt(ending.tense, ending.person);
  if (!rightForm) return null;
  if (ending.onFutureStem) return futureStemCauses(stem, ending, rightForm, forms);
  const repeated = repeatedFutureCause(stem, ending, rightForm, forms);
  if (repeated) return [repeated];
  if (stem.length < 2 && hasStemOfOneLetter(forms) && !isOwnEnding(ending, forms)) return null;
  if (isWhollyIrregular(rightForm.whole)) return regularisedCauses(stem, ending, rightForm, forms);
  const inStem = stemCauses(stem, rightForm, ending, forms);
  const inEnding = inStem && endingCauses(stem, ending, rightForm, forms);
  if (!inStem || !inEnding) return null;
  return inStem.length + inEnding.length > 0 ? mergeSpellings(inStem, inEnding) : null;
}

/** Recognises the ending of *comeré* after a whole infinitive: *sereré*. */
function repeatedFutureCause(
  stem: string,
  ending: LearnerEnding,
  rightForm: SplitForm,
  { verb }: VerbForms,
): FormCause | null {
  const isFuture = ending.tense === "futuro-simple" || ending.tense === "condicional-simple";
  if (!isFuture || stem !== withoutMarks(verb.base)) return null;
  if (rightForm.whole.irregularities.includes("future-stem")) return null;
  const right = bareEnding(rightForm);
  return ending.plain.endsWith(`r${withoutMarks(right)}`)
    ? { code: "wrong-class-ending", given: ending.text, right, origin: "no-verb" }
    : null;
}

/** Merges a wrong spelling at the end of the stem with one at the start of the ending: *leyió*. */
function mergeSpellings(inStem: readonly FormCause[], inEnding: readonly FormCause[]): FormCause[] {
  const [stem, ending] = [inStem.at(-1), inEnding[0]];
  if (stem?.code !== "spelling-change" || ending?.code !== "spelling-change") {
    return [...inStem, ...inEnding];
  }
  const letters = { given: stem.given + ending.given, right: stem.right + ending.right };
  return [...inStem.slice(0, -1), { code: "spelling-change", ...letters }];
}

/**
 * For ser, ir, dar, and ver, an ending of another class proves nothing, because almost every word has such a short
 * stem.
 */
const hasStemOfOneLetter = ({ verb }: VerbForms) => verb.base.length <= 3;

const isOwnEnding = ({ classes, addedS }: LearnerEnding, { verb }: VerbForms) =>
  classes.includes(verb.verbClass) || classes.includes("y") || addedS;
