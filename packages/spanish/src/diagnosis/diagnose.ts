import { acceptedForms } from "../conjugation/accepted-forms.ts";
import { isNonFinite } from "../conjugation/mood.ts";
import type { Person, Tense } from "../tenses.ts";
import { comparable } from "../text/normalise.ts";
import {
  interpretAttachedImperative,
  interpretAttachedPronoun,
  interpretWithLostS,
} from "./attached-pronoun.ts";
import {
  type AnswerParts,
  type Attempt,
  type Interpretation,
  isOfOtherTense,
  parseAnswer,
} from "./attempt.ts";
import type { Cause } from "./cause.ts";
import { interpretAsCompoundTense } from "./compound-tense.ts";
import { interpretAsPredictedForm, type PredictedInterpretation } from "./predicted-form.ts";
import { needlessSubject } from "./pronoun-cause.ts";
import { interpretAsRealForm, interpretAsVoseo, type RealInterpretation } from "./real-form.ts";
import { irregularParticiple, regularisedImperative } from "./regularised.ts";
import {
  accentCauses,
  missingDouble,
  missingNo,
  startsWithPronounAndNo,
  typoCauses,
  wordCauses,
} from "./slips.ts";
import { expectedForm, formsOf } from "./verb-forms.ts";
import { interpretAsWrongVerb, reflexivePartner } from "./wrong-verb.ts";

/** A simple form that was asked for, and the answer. */
export type FormQuestion = {
  /** Any infinitive. */
  verb: string;
  tense: Tense;
  /** Ignored for gerundio and participio. */
  person: Person;
  /** The answer as the learner typed it. */
  given: string;
  /** The right answer where it is not the usual form: *hay* of haber. */
  expected?: string;
};

/**
 * The causes of a wrong form, best first: at least one. Empty for a right form; case and surrounding space are ignored.
 * Every cause follows from the verb's forms. If none is found, the cause is `unknown`.
 *
 * @example diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" }) // [{ code:
 *   "regularised", … }]
 */
export function diagnose(question: FormQuestion): readonly Cause[] {
  const attempt = attemptOf(question);
  if (!attempt) return [{ code: "unknown" }];
  const given = comparable(question.given);
  if (isRight(given, attempt)) return [];
  const { subject, text } = attempt.answer;
  // The answer lacks only the *no* that `attemptOf` added from the sentence.
  if (isRight(text, attempt) && text === `no ${given}`) return [];
  const causes = isRight(text, attempt) ? [] : causesOrWordCauses(question, attempt);
  if (subject !== null) return [...causes, needlessSubject(subject)];
  return causes.length > 0 ? causes : [punctuation(question.given, text)];
}

/** The causes of the form itself. If they are unknown, looks for words around the form. */
function causesOrWordCauses(question: FormQuestion, attempt: Attempt): readonly Cause[] {
  const causes = causesOf(attempt);
  if (!attempt.answer.text.includes(" ") && !attempt.answer.text.includes("-")) return causes;
  const [first] = causes;
  const isVague =
    first?.code === "unknown" || (first?.code === "typo" && first.kind === "punctuation");
  if (!isVague) return causes;
  const expectedTexts = attempt.expectedForms.map(({ text }) => text);
  return (
    wordCauses(attempt.answer.text, expectedTexts, (given) => diagnose({ ...question, given })) ??
    causes
  );
}

const isRight = (text: string, { expectedForms }: Attempt) =>
  expectedForms.some((right) => right.text === text);

function attemptOf({ verb, tense, person, given, expected }: FormQuestion): Attempt | null {
  const forms = formsOf(verb);
  if (!forms) return null;
  const cellPerson = isNonFinite(tense) ? null : person;
  const answer = parseAnswer(given);
  if (expected === undefined) {
    const expectedForms = forms.expectedAt(tense, cellPerson);
    return { forms, tense, person: cellPerson, expectedForms, answer };
  }
  const accepted = acceptedForms({ verb, tense, person: cellPerson }, comparable(expected));
  // Where the sentence has *no*, the answer may begin with it or not.
  const isNegated = tense === "imperativo-negativo" && !hasNo(expected);
  return {
    forms,
    tense,
    person: cellPerson,
    expectedForms: accepted.map((text) => expectedForm(isNegated ? `no ${text}` : text)),
    answer: isNegated ? negatedAnswer(answer) : answer,
  };
}

const hasNo = (text: string) => text.startsWith("no ");

/** Adds the *no* that stands in the sentence to an answer without it. */
function negatedAnswer(answer: AnswerParts): AnswerParts {
  if (answer.negated || startsWithPronounAndNo(answer.text)) return answer;
  const [text, plain] = [`no ${answer.text}`, `no ${answer.plain}`];
  return { ...answer, text, plain, negated: true };
}

/**
 * Tries explanations one after the other, the most certain first. Each function returns null if it does not apply. The
 * last one also tries the futuro de subjuntivo.
 */
function causesOf(attempt: Attempt): readonly Cause[] {
  const real = interpretAsRealForm(attempt);
  return (
    accentCauses(attempt, real) ??
    irregularParticiple(attempt) ??
    missingNo(attempt) ??
    regularisedImperative(attempt) ??
    causesOfExactForm(attempt, real) ??
    interpretAttachedImperative(attempt) ??
    missingDouble(attempt) ??
    causesOfNearestForm(attempt, real) ??
    causesWithK(attempt) ??
    typoCauses(attempt) ??
    interpretAsCompoundTense(attempt) ??
    interpretAttachedPronoun(attempt) ??
    interpretWithLostS(attempt) ??
    interpretAsRealForm(attempt, true)?.causes ?? [{ code: "unknown" }]
  );
}

/** The causes of an answer with the very letters and marks of a form, perhaps a form of vos. */
function causesOfExactForm(
  attempt: Attempt,
  real: RealInterpretation | null,
): readonly Cause[] | null {
  const voseo = interpretAsVoseo(attempt);
  if (!real?.isExact || (voseo && voseo.distance < real.distance)) return voseo?.causes ?? null;
  return withReflexivePartner(real.causes, attempt);
}

/** The causes of the nearest form: a form with other marks, a predicted form, or a form of another verb. */
function causesOfNearestForm(
  attempt: Attempt,
  real: RealInterpretation | null,
): readonly Cause[] | null {
  const predicted = interpretAsPredictedForm(attempt);
  if (real && !(predicted && isNearer(predicted, real))) {
    return withReflexivePartner(real.causes, attempt);
  }
  const other = isCertain(predicted) ? null : interpretAsWrongVerb(attempt);
  if (other && !(predicted && comesBefore(predicted, other))) return other.causes;
  return predicted && withReflexivePartner(predicted.causes, attempt);
}

/** Whether a predicted form is of the asked cell and follows the verb's own rules. */
const isCertain = (predicted: PredictedInterpretation | null) =>
  predicted?.byOwnRules === true && predicted.cellDistance === 0;

/**
 * Whether a predicted form is a better explanation than a real form. Prefers a prediction for the asked cell to a real
 * form of another tense with other marks: *pense* for *piense* does not mean *pensé*, and *dijerás* for *dirás* does not
 * mean *dijeras*.
 */
function isNearer(predicted: PredictedInterpretation, real: RealInterpretation): boolean {
  const isInAskedCell =
    isCertain(predicted) || (predicted.cellDistance === 0 && real.hasOtherMarks);
  return predicted.distance < real.distance || (isInAskedCell && isOfOtherTense(real));
}

/** Diagnoses the answer with qu or c in place of k (*kiero*), and adds the spelling. */
function causesWithK(attempt: Attempt): readonly Cause[] | null {
  if (!attempt.answer.text.includes("k")) return null;
  const answer = parseAnswer(
    attempt.answer.text.replace(/k(?=[eiéí])/g, "qu").replaceAll("k", "c"),
  );
  const respelled: Attempt = { ...attempt, answer };
  const causes = isRight(answer.text, respelled) ? [] : causesOf(respelled);
  if (causes[0] && uncertainWithK.has(causes[0].code)) return null;
  const right = /k[eiéí]/.test(attempt.answer.text) ? "qu" : "c";
  return [
    ...causes.filter(({ code }) => !droppedWithK.has(code)),
    { code: "spelling-change", given: "k", right },
    ...causes.filter(({ code }) => code === "pronoun"),
  ];
}

const droppedWithK: ReadonlySet<Cause["code"]> = new Set(["accent", "pronoun", "wrong-verb"]);
const uncertainWithK: ReadonlySet<Cause["code"]> = new Set(["unknown", "typo", "wrong-verb"]);

/**
 * Whether a predicted form is a better explanation than a form of another verb. Its cell is nearer, or its cell is as
 * near and the form follows the verb's own rules.
 */
function comesBefore(predicted: PredictedInterpretation, other: Interpretation): boolean {
  return predicted.byOwnRules
    ? predicted.cellDistance <= other.cellDistance
    : predicted.cellDistance < other.cellDistance;
}

/** Adds the other verb to a wrong pronoun: *voy* for *me voy* is a form of ir. */
function withReflexivePartner(causes: readonly Cause[], attempt: Attempt): readonly Cause[] {
  const [only, ...others] = causes;
  if (only?.code !== "pronoun" || others.length > 0) return causes;
  if (only.error !== "missing" && only.error !== "needless") return causes;
  const partner = reflexivePartner(attempt);
  return partner ? [only, partner] : causes;
}

const punctuation = (given: string, right: string): Cause => ({
  code: "typo",
  kind: "punctuation",
  given: comparable(given),
  right,
});
