import { isNonFinite } from "../conjugation/mood.ts";
import { comparable } from "../grading/normalise.ts";
import type { Person, Tense } from "../vocabulary.ts";
import { readAnswer } from "./answer-parts.ts";
import { readAttachedPronoun } from "./attached-pronoun.ts";
import type { Cause, PronounCause } from "./cause.ts";
import { readAsCompoundTense } from "./compound-tense.ts";
import { type PredictedReading, readAsPredictedForm } from "./predicted-form.ts";
import type { Attempt, Reading } from "./reading.ts";
import { readAsRealForm, readAsVoseo } from "./real-form.ts";
import { accentCauses, typoCauses } from "./slips.ts";
import { formsOf, rightAnswer } from "./verb-forms.ts";
import { pairedVerb, readAsWrongVerb } from "./wrong-verb.ts";

export type FormQuestion = {
  /** Any infinitive. */
  verb: string;
  tense: Tense;
  /** Ignored for gerundio and participio. */
  person: Person;
  /** The learner's answer: any text. */
  given: string;
  /** The right answer where it is not the usual form: *hay* of haber. */
  wanted?: string;
};

/**
 * The causes of a wrong form, best first: at least one. Empty for a right form, whose case and space do
 * not matter. Conjugation confirms every cause; an answer without such a cause is `unknown`.
 *
 * @example diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" })
 *   // [{ code: "regularised", … }]
 */
export function diagnose(question: FormQuestion): readonly Cause[] {
  const attempt = attemptAt(question);
  if (!attempt) return [{ code: "unknown" }];
  if (isRight(comparable(question.given), attempt)) return [];
  const { subject, text } = attempt.answer;
  const judged = isRight(text, attempt) ? [] : causesOf(attempt);
  if (subject !== null) return [...judged, needlessSubject(subject)];
  return judged.length > 0 ? judged : [punctuation(question.given, text)];
}

const isRight = (text: string, { right }: Attempt) => right.some(({ form }) => form === text);

function attemptAt({ verb, tense, person, given, wanted }: FormQuestion): Attempt | null {
  const forms = formsOf(verb);
  if (!forms) return null;
  const cellPerson = isNonFinite(tense) ? null : person;
  return {
    forms,
    tense,
    person: cellPerson,
    right:
      wanted === undefined ? forms.answersAt(tense, cellPerson) : [rightAnswer(comparable(wanted))],
    answer: readAnswer(given),
  };
}

/**
 * In this order: marks alone; a form of the verb; a form that the verb's own rules predict; a form of
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

/** Diagnoses the answer with qu or c in place of k (*kiero*), and adds the spelling. */
function causesWithK(attempt: Attempt): readonly Cause[] | null {
  if (!attempt.answer.text.includes("k")) return null;
  const answer = readAnswer(attempt.answer.text.replace(/k(?=[eiéí])/g, "qu").replaceAll("k", "c"));
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

/** The nearer cell comes first; with equal cells, a form by the verb's own rules. */
function comesBefore(predicted: PredictedReading, other: Reading): boolean {
  return predicted.byOwnRules ? predicted.cells <= other.cells : predicted.cells < other.cells;
}

/** Adds the other verb to a wrong pronoun: *voy* for *me voy* is a form of ir. */
function withPair(causes: readonly Cause[], attempt: Attempt): readonly Cause[] {
  const [only, ...others] = causes;
  if (only?.code !== "pronoun" || others.length > 0) return causes;
  if (only.error !== "missing" && only.error !== "needless") return causes;
  const pair = pairedVerb(attempt);
  return pair ? [only, pair] : causes;
}

const needlessSubject = (subject: string): PronounCause => ({
  code: "pronoun",
  error: "needless-subject",
  given: subject,
  right: null,
});

const punctuation = (given: string, right: string): Cause => ({
  code: "typo",
  edit: "punctuation",
  given: comparable(given),
  right,
});
