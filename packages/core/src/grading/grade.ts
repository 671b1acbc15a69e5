import type { Verdict } from "../vocabulary.ts";
import { tidyAnswer, withoutCase, withoutMarks } from "./normalise.ts";

/** Longest answer, in characters after trimming; the shortest is one. */
export const ANSWER_MAX_LENGTH = 100;

/** What keeps a text from being an answer at all. */
export type AnswerFault = "blank" | "tooLong";

/** Why a text cannot be graded, or null when it can: 1 to 100 characters after trimming. */
export function answerFault(given: string): AnswerFault | null {
  const tidy = tidyAnswer(given);
  if (tidy === "") return "blank";
  return [...tidy].length > ANSWER_MAX_LENGTH ? "tooLong" : null;
}

/**
 * Compares an answer with the expected one. Case and surrounding space never matter; a match that
 * needs marks to be ignored counts as correct but carries the accent warning.
 *
 * @example grade("habló", "HABLÓ ") // "correct"
 * @example grade("habló", "hablo")  // "accent"
 * @example grade("año", "ano")      // "accent": ñ is n with a mark
 */
export function grade(expected: string, given: string): Verdict {
  const wanted = withoutCase(tidyAnswer(expected));
  const got = withoutCase(tidyAnswer(given));
  if (got === wanted) return "correct";
  return withoutMarks(got) === withoutMarks(wanted) ? "accent" : "wrong";
}

/** Whether a verdict counts as a correct answer. */
export function isCorrect(verdict: Verdict): boolean {
  return verdict !== "wrong";
}
