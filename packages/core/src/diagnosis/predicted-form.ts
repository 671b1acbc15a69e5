import { withoutAccents } from "../conjugation/accent.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { Cause, FormCause } from "./cause.ts";
import { endingCauses } from "./ending-causes.ts";
import { type Cut, cutsOf, type LearnerEnding } from "./learner-endings.ts";
import { pronounCause } from "./pronoun-cause.ts";
import {
  type Attempt,
  cellCauses,
  cellDistance,
  markDistance,
  nearer,
  type Reading,
} from "./reading.ts";
import { isOnlyStrong, isWhollyIrregular, regularisedCauses } from "./regularised.ts";
import { stemCauses } from "./stem-causes.ts";
import type { VerbForms } from "./verb-forms.ts";

/** A form that does not exist is a little farther away than a real one. */
const NOT_REAL = 0.25;
/** *sabo* is more likely a regularised *sé* than *supe* with the ending of *supo*. */
const STRONG_ENDING = 0.5;
/** Three causes. A stem of one letter, as in *oír*, proves little: one cause and another cell. */
const MAX_DISTANCE = 3.5;
const MAX_DISTANCE_OF_ONE_LETTER = 2.5;

/** A word cut into stem and ending, with the causes why it is not the form of the ending's cell. */
export type Prediction = { stem: string; ending: LearnerEnding; causes: readonly FormCause[] };

/**
 * All ways to read a word as a form that follows rules but does not exist: a stem that a learner may
 * build, with an ending of any verb.
 */
export function predictionsOf(word: string, forms: VerbForms): Prediction[] {
  return cutsOf(withoutMarks(word)).flatMap(({ stem, ending }) => {
    const causes = formCauses(stem, ending, forms);
    return causes ? [{ stem, ending, causes }] : [];
  });
}

/** `byOwnRules`: the wanted verb's own rules give it. Then it comes before a form of another verb. */
export type PredictedReading = Reading & { byOwnRules: boolean };

/** Reads the answer as the nearest such form; null without one. */
export function readAsPredictedForm(attempt: Attempt): PredictedReading | null {
  const { single, negated } = attempt.answer;
  if (!single || negated) return null;
  const cuts = cutsOf(single.plain);
  // The wanted tense first: a form found there rules out most others by their distance.
  const near = nearestForm(
    attempt,
    null,
    cuts.filter(({ ending }) => ending.tense === attempt.tense),
  );
  const best = nearestForm(
    attempt,
    near,
    cuts.filter(({ ending }) => ending.tense !== attempt.tense),
  );
  if (!best) return null;
  return {
    causes: causesOf(best),
    distance: best.distance,
    cells: cellDistance(best.cell),
    byOwnRules: best.prediction.causes.every(isOfOwnRules),
  };
}

/** An ending of another class does not follow the verb's own rules. */
const isOfOwnRules = (cause: FormCause) =>
  cause.code !== "wrong-class-ending" || cause.of === "tú-s";

function nearestForm(
  attempt: Attempt,
  known: Candidate | null,
  cuts: readonly Cut[],
): Candidate | null {
  let best = known;
  for (const { stem, ending } of cuts) {
    if (leastDistance(ending, attempt) >= (best?.distance ?? MAX_DISTANCE)) continue;
    const causes = formCauses(stem, ending, attempt.forms);
    if (causes) best = nearer(best, candidate({ stem, ending, causes }, attempt));
  }
  return best;
}

/** The distance of a form with this ending and one cause. */
function leastDistance({ tense, person }: LearnerEnding, wanted: Attempt): number {
  const ofTense = tense === wanted.tense ? 0 : 1;
  const ofPerson = person === wanted.person || person === null || wanted.person === null ? 0 : 1;
  return 1 + ofTense + ofPerson + NOT_REAL;
}

type Candidate = {
  prediction: Prediction;
  cell: readonly Cause[];
  pronoun: Cause | null;
  distance: number;
};

/** Null when so many causes would be needed that it is a guess. */
function candidate(prediction: Prediction, attempt: Attempt): Candidate | null {
  const { stem, ending, causes } = prediction;
  const { tense, person } = cellMeant(ending, attempt);
  const persons = person ? [person] : [];
  const cell = cellCauses({ tense, person }, attempt, persons);
  const pronoun = pronounCause(attempt, { tense, attached: false, persons });
  const { word = "" } = attempt.answer.single ?? {};
  const marks = markDistance(word, withoutAccents(word.slice(0, stem.length)) + ending.text);
  const odd = isOnlyStrong(ending) ? STRONG_ENDING : 0;
  const wrong = cellDistance(cell) + causes.length + (pronoun ? 1 : 0);
  const distance = wrong + marks + NOT_REAL + odd;
  const isGuess = distance > (stem.length < 2 ? MAX_DISTANCE_OF_ONE_LETTER : MAX_DISTANCE);
  return isGuess ? null : { prediction, cell, pronoun, distance };
}

/**
 * The cell that an ending means: the wanted one when both cells have the same form. *Vivemos* means
 * *vivimos*, which is a presente and a pretérito.
 */
function cellMeant({ tense, person }: LearnerEnding, attempt: Attempt) {
  const meant = attempt.forms.answersAt(tense, person);
  const isAnswer = attempt.right.some((right) => meant.some(({ form }) => form === right.form));
  return isAnswer ? attempt : { tense, person };
}

function causesOf({ prediction, cell, pronoun }: Candidate): Cause[] {
  const form = prediction.causes;
  return pronoun ? [...cell, ...form, pronoun] : [...cell, ...form];
}

/**
 * Why a stem and an ending, both without marks, are not the form of the ending's cell. Null when they
 * are, or when the cause is unknown.
 */
function formCauses(stem: string, ending: LearnerEnding, forms: VerbForms): FormCause[] | null {
  const right = forms.at(ending.tense, ending.person);
  if (!right) return null;
  if (isOfOneLetter(forms) && !isItsOwn(ending, forms)) return null;
  if (isWhollyIrregular(right.form)) return regularisedCauses(stem, ending, right, forms);
  const ofStem = stemCauses(stem, right, ending, forms);
  const ofEnding = ofStem && endingCauses(stem, ending, right, forms);
  if (!ofStem || !ofEnding) return null;
  return ofStem.length + ofEnding.length > 0 ? joined(ofStem, ofEnding) : null;
}

/** Merges a wrong spelling at the end of the stem with one at the start of the ending: *leyió*. */
function joined(ofStem: readonly FormCause[], ofEnding: readonly FormCause[]): FormCause[] {
  const [stem, ending] = [ofStem.at(-1), ofEnding[0]];
  if (stem?.code !== "spelling-change" || ending?.code !== "spelling-change") {
    return [...ofStem, ...ofEnding];
  }
  const whole = { given: stem.given + ending.given, right: stem.right + ending.right };
  return [...ofStem.slice(0, -1), { code: "spelling-change", ...whole }];
}

/** ser, ir, dar, ver: with so short a stem, an ending of another class proves nothing. */
const isOfOneLetter = ({ verb }: VerbForms) => verb.base.length <= 3;

const isItsOwn = ({ of, addedS }: LearnerEnding, { verb }: VerbForms) =>
  of.includes(verb.verbClass) || of.includes("y") || addedS;
