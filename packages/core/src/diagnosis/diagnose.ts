import { isNonFinite } from "../conjugation/mood.ts";
import type { Person, Tense } from "../vocabulary.ts";
import { accentCauses } from "./accent-causes.ts";
import { readAnswer } from "./answer-parts.ts";
import { asTyped } from "./answer-text.ts";
import { readAttachedPronoun } from "./attached-pronoun.ts";
import type { Cause, PronounCause } from "./cause.ts";
import { readAsCompoundTense } from "./compound-tense.ts";
import { type PredictedReading, readAsPredictedForm } from "./predicted-form.ts";
import type { Attempt, Reading } from "./reading.ts";
import { readAsRealForm, readAsVoseo } from "./real-form.ts";
import { typoCauses } from "./typo-causes.ts";
import { formsOf, rightAnswer } from "./verb-forms.ts";
import { pairedVerb, readAsWrongVerb } from "./wrong-verb.ts";

export type FormQuestion = {
  /** An infinitive, of the stock or any other. */
  verb: string;
  tense: Tense;
  /** Passed over when the tense is gerundio or participio. */
  person: Person;
  /** What the learner typed: any text. */
  given: string;
  /** The right answer where it is not the engine's first one: *hay* of haber. */
  wanted?: string;
};

/**
 * What happened in a wrong form: every cause that holds, best first. Never empty for a wrong answer;
 * empty when it is a right form, be it for case and space. Causes say nothing that the engine cannot
 * prove; what is not understood is `unknown`.
 *
 * @example diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" })
 *   // [{ code: "regularised", … }]
 */
export function diagnose(question: FormQuestion): readonly Cause[] {
  const attempt = attemptAt(question);
  if (!attempt) return [{ code: "unknown" }];
  if (isRight(asTyped(question.given), attempt)) return [];
  const { subject, text } = attempt.answer;
  const judged = isRight(text, attempt) ? [] : causesOf(attempt);
  if (subject !== null) return [...judged, needlessSubject(subject)];
  return judged.length > 0 ? judged : [punctuation(question.given, text)];
}

const isRight = (text: string, { right }: Attempt) => right.some(({ form }) => form === text);

function attemptAt({ verb, tense, person, given, wanted }: FormQuestion): Attempt | null {
  const forms = formsOf(verb);
  if (!forms) return null;
  const place = isNonFinite(tense) ? null : person;
  return {
    forms,
    tense,
    person: place,
    right: wanted === undefined ? forms.answersAt(tense, place) : [rightAnswer(asTyped(wanted))],
    answer: readAnswer(given),
  };
}

/**
 * The order: marks alone; a form of the verb; one that the verb's own rules predict; a form of
 * another verb; other predicted forms; a typo; several words.
 */
function causesOf(attempt: Attempt): readonly Cause[] {
  const real = readAsRealForm(attempt);
  const slip = accentCauses(attempt, real);
  if (slip) return slip;
  if (real?.exact) return withPair(real.causes, attempt);
  const voseo = readAsVoseo(attempt);
  if (voseo) return voseo.causes;
  const predicted = readAsPredictedForm(attempt);
  if (real && (!predicted || real.distance <= predicted.distance)) {
    return withPair(real.causes, attempt);
  }
  const isCertain = predicted?.byOwnRules && predicted.cells === 0;
  const other = isCertain ? null : readAsWrongVerb(attempt);
  if (other && !(predicted && comesBefore(predicted, other))) return other.causes;
  if (predicted) return withPair(predicted.causes, attempt);
  return (
    causesWithK(attempt) ??
    typoCauses(attempt) ??
    readAsCompoundTense(attempt) ??
    readAttachedPronoun(attempt) ?? [{ code: "unknown" }]
  );
}

/** Spanish writes [k] as qu or c: *kiero*. What else is wrong is found in the word so written. */
function causesWithK(attempt: Attempt): readonly Cause[] | null {
  if (!attempt.answer.text.includes("k")) return null;
  const answer = readAnswer(attempt.answer.text.replace(/k(?=[eiéí])/g, "qu").replaceAll("k", "c"));
  const respelled: Attempt = { ...attempt, answer };
  const causes = isRight(answer.text, respelled) ? [] : causesOf(respelled);
  if (causes[0] && notFoundInK.has(causes[0].code)) return null;
  const right = /k[eiéí]/.test(attempt.answer.text) ? "qu" : "c";
  const isOfWord = ({ code }: Cause) => !besideTheWord.has(code);
  return [
    ...causes.filter(isOfWord),
    { code: "spelling-change", given: "k", right },
    ...causes.filter(({ code }) => code === "pronoun"),
  ];
}

const besideTheWord: ReadonlySet<Cause["code"]> = new Set(["accent", "pronoun", "wrong-verb"]);
const notFoundInK: ReadonlySet<Cause["code"]> = new Set(["unknown", "typo", "wrong-verb"]);

/** Of the same cell, what the verb's own rules give; otherwise what is of the nearer cell. */
function comesBefore(predicted: PredictedReading, other: Reading): boolean {
  return predicted.byOwnRules ? predicted.cells <= other.cells : predicted.cells < other.cells;
}

/** *voy* for *me voy*: the pronoun, and what it makes of the verb. */
function withPair(causes: readonly Cause[], attempt: Attempt): readonly Cause[] {
  const [only, ...others] = causes;
  if (only?.code !== "pronoun" || others.length > 0) return causes;
  if (only.fault !== "missing" && only.fault !== "needless") return causes;
  const pair = pairedVerb(attempt, attempt);
  return pair ? [only, pair] : causes;
}

const needlessSubject = (subject: string): PronounCause => ({
  code: "pronoun",
  fault: "needless-subject",
  given: subject,
  right: null,
});

const punctuation = (given: string, right: string): Cause => ({
  code: "typo",
  edit: "punctuation",
  given: asTyped(given),
  right,
});
