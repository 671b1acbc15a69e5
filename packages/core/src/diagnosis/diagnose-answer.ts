import { isCompoundTense, type Person, type TableTense } from "@verbena/spanish";
import { type Cause, diagnose, diagnoseCompound, type WrongPart } from "@verbena/spanish/diagnose";
import type { DiagnosisCode, Verdict } from "../causes.ts";
import { type Family, isConjugationFamily } from "../families.ts";
import { type ChoiceCause, diagnoseWord, otherChoice, type WordCause } from "./diagnose-fill-in.ts";

/** An exercise, and an answer to it. */
export type AnswerQuestion = {
  /** null in free practice. */
  family: Family | null;
  /** null for a word. */
  infinitive: string | null;
  tense: TableTense | null;
  /** null for a word, and in a non-finite tense. */
  person: Person | null;
  expected: string;
  /** The answer as the learner typed it. */
  given: string;
};

/** What is wrong with an answer: a word, the choice of a tense or verb, a form, or parts of a compound form. */
export type Diagnosis =
  | { kind: "word"; causes: readonly WordCause[] }
  | { kind: "choice"; causes: readonly [ChoiceCause] }
  | { kind: "form"; causes: readonly Cause[] }
  | { kind: "compound"; parts: readonly WrongPart[] };

/**
 * Why an answer is wrong. Feedback explains the first cause, and statistics count it. If the answer is a form of
 * another choice of the family, this cause comes before all others.
 *
 * @example diagnoseAnswer({ family: "desde-hace", …, expected: "desde hace", given: "desde" })
 *   // { kind: "word", causes: [{ code: "needs-point", chosen: "desde" }] }
 */
export function diagnoseAnswer(question: AnswerQuestion): Diagnosis {
  const { family, infinitive: verb, tense, person, expected, given } = question;
  const fillIn = family === null || isConjugationFamily(family) ? null : family;
  if (verb === null || tense === null) {
    return {
      kind: "word",
      causes: fillIn === null ? [] : diagnoseWord({ family: fillIn, expected, given }),
    };
  }
  const choice = fillIn && otherChoice({ ...question, family: fillIn });
  if (choice) return { kind: "choice", causes: [choice] };
  if (isCompoundTense(tense)) {
    return { kind: "compound", parts: diagnoseCompound({ verb, tense, person, given }) };
  }
  // Diagnosis ignores the person of a non-finite tense.
  const asked = { verb, tense, person: person ?? "yo" } as const;
  return { kind: "form", causes: diagnose({ ...asked, given, expected }) };
}

/** The causes of all parts, best first. */
export function causesIn(diagnosis: Diagnosis): readonly (WordCause | ChoiceCause | Cause)[] {
  return diagnosis.kind === "compound"
    ? diagnosis.parts.flatMap(({ causes }) => causes)
    : diagnosis.causes;
}

const causes: Record<Verdict, (question: AnswerQuestion) => DiagnosisCode | null> = {
  correct: () => null,
  accent: () => "accent",
  wrong: (question) => causesIn(diagnoseAnswer(question))[0]?.code ?? "unknown",
};

/** The cause under which an answer is counted: the first one of its diagnosis. Null for a right answer. */
export const causeOf = (question: AnswerQuestion, verdict: Verdict): DiagnosisCode | null =>
  causes[verdict](question);
