import { withoutAccents } from "../conjugation/accent.ts";
import { plainOf } from "./answer-text.ts";
import type { Cause, FormCause } from "./cause.ts";
import { cellCauses, cellDistance } from "./cell-causes.ts";
import { endingCauses } from "./ending-causes.ts";
import { endingsSpelled, type LearnerEnding } from "./learner-endings.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { type Attempt, markDistance, nearer, type Reading } from "./reading.ts";
import { isOnlyStrong, isWhollyIrregular, regularisedCauses } from "./regularised.ts";
import { stemCauses } from "./stem-causes.ts";
import type { VerbForms } from "./verb-forms.ts";

const LONGEST_ENDING = 8;
/** A form that does not exist is a little further away than one that does. */
const NOT_REAL = 0.25;
/** *sabo* is rather *sé* made regular than *supe* with the ending of *supo*. */
const STRONG_ENDING = 0.5;
/** Three causes; of a stem like the o- of *oír*, which proves little, one, and another cell. */
const FARTHEST = 3.5;
const FARTHEST_OF_ONE_LETTER = 2.5;

/** A cut of a word into stem and ending, with why it is not the verb's form of the ending's cell. */
export type Prediction = { stem: string; ending: LearnerEnding; causes: readonly FormCause[] };

/**
 * All ways to read a word as a form that rules give but Spanish does not: a stem that a learner may
 * build, and an ending of some verb.
 */
export function predictionsOf(word: string, forms: VerbForms): Prediction[] {
  const plain = plainOf(word);
  const found: Prediction[] = [];
  for (let at = Math.max(0, plain.length - LONGEST_ENDING); at < plain.length; at += 1) {
    const stem = plain.slice(0, at);
    for (const ending of endingsSpelled(plain.slice(at))) {
      const causes = formCauses(stem, ending, forms);
      if (causes) found.push({ stem, ending, causes });
    }
  }
  return found;
}

/** What the wanted verb's own rules give comes before a form of another verb. */
export type PredictedReading = Reading & { byOwnRules: boolean };

/** The nearest of them; null when there is none. */
export function readAsPredictedForm(attempt: Attempt): PredictedReading | null {
  const [word, ...others] = attempt.answer.words;
  if (word === undefined || others.length > 0 || attempt.answer.negated) return null;
  // In the wanted tense first: what is found there leaves little to look for elsewhere.
  const near = nearestForm(word, attempt, null, ({ tense }) => tense === attempt.tense);
  const best = nearestForm(word, attempt, near, ({ tense }) => tense !== attempt.tense);
  if (!best) return null;
  return {
    causes: causesOf(best),
    distance: best.distance,
    cells: cellDistance(best.cell),
    byOwnRules: best.prediction.causes.every(isOfOwnRules),
  };
}

/** An ending of another class is no rule of the verb's own. */
const isOfOwnRules = (cause: FormCause) =>
  cause.code !== "wrong-class-ending" || cause.of === "tú-s";

function nearestForm(
  word: string,
  attempt: Attempt,
  known: Candidate | null,
  isAmong: (ending: LearnerEnding) => boolean,
): Candidate | null {
  const [plain = ""] = attempt.answer.plainWords;
  let best = known;
  for (let at = Math.max(0, plain.length - LONGEST_ENDING); at < plain.length; at += 1) {
    for (const ending of endingsSpelled(plain.slice(at))) {
      if (!isAmong(ending) || leastDistance(ending, attempt) >= (best?.distance ?? FARTHEST))
        continue;
      const stem = plain.slice(0, at);
      const causes = formCauses(stem, ending, attempt.forms);
      if (causes) best = nearer(best, candidate(word, { stem, ending, causes }, attempt));
    }
  }
  return best;
}

/** With one thing wrong in the form, and what is wrong with its cell. */
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

/** Null when so much would have to be wrong that it is a guess. */
function candidate(word: string, prediction: Prediction, attempt: Attempt): Candidate | null {
  const { stem, ending, causes } = prediction;
  const { tense, person } = cellMeant(ending, attempt);
  const persons = person ? [person] : [];
  const cell = cellCauses({ tense, person }, attempt, persons);
  const wanted = { reflexive: attempt.forms.verb.reflexive, person: attempt.person };
  const pronoun = pronounCause(attempt.answer, wanted, { tense, attached: false, persons });
  const marks = markDistance(word, withoutAccents(word.slice(0, stem.length)) + ending.text);
  const odd = isOnlyStrong(ending) ? STRONG_ENDING : 0;
  const wrong = cellDistance(cell) + causes.length + (pronoun ? 1 : 0);
  const distance = wrong + marks + NOT_REAL + odd;
  const isGuess = distance > (stem.length < 2 ? FARTHEST_OF_ONE_LETTER : FARTHEST);
  return isGuess ? null : { prediction, cell, pronoun, distance };
}

/**
 * The cell that an ending is taken to be of: the wanted one where its own has the same form. *Vivemos*
 * is meant as *vivimos*, which is the answer in the past as well as a presente.
 */
function cellMeant(
  { tense, person }: LearnerEnding,
  attempt: Attempt,
): Pick<Attempt, "tense" | "person"> {
  const meant = attempt.forms.answersAt(tense, person);
  const isAnswer = attempt.right.some((right) => meant.some(({ form }) => form === right.form));
  return isAnswer ? attempt : { tense, person };
}

function causesOf({ prediction, cell, pronoun }: Candidate): Cause[] {
  const form = prediction.causes;
  return pronoun ? [...cell, ...form, pronoun] : [...cell, ...form];
}

/**
 * Why a stem and an ending, both without marks, are not the verb's form of the ending's cell; null
 * when they are, or when it cannot be told.
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

/** The last letters of a stem and the first of its ending are one spelling: *leyió*. */
function joined(ofStem: readonly FormCause[], ofEnding: readonly FormCause[]): FormCause[] {
  const [stem, ending] = [ofStem.at(-1), ofEnding[0]];
  if (stem?.code !== "spelling-change" || ending?.code !== "spelling-change") {
    return [...ofStem, ...ofEnding];
  }
  const whole = { given: stem.given + ending.given, right: stem.right + ending.right };
  return [...ofStem.slice(0, -1), { code: "spelling-change", ...whole }];
}

/** ser, ir, dar, ver: too little is left of them for an ending of others to be told from chance. */
const isOfOneLetter = ({ verb }: VerbForms) => verb.base.length <= 3;

const isItsOwn = ({ of, addedS }: LearnerEnding, { verb }: VerbForms) =>
  of.includes(verb.verbClass) || of.includes("y") || addedS;
