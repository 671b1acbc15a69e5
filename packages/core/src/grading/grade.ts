import type { Verdict } from "../vocabulary.ts";
import { comparable, tidyAnswer, withoutMarks } from "./normalise.ts";

/** Characters of the longest answer, after tidying. */
export const ANSWER_MAX_LENGTH = 100;

export type AnswerProblem = "blank" | "tooLong";

/** Why a text cannot be graded; null when it has 1 to 100 characters after tidying. */
export function answerProblem(given: string): AnswerProblem | null {
  const tidy = tidyAnswer(given);
  if (tidy === "") return "blank";
  return [...tidy].length > ANSWER_MAX_LENGTH ? "tooLong" : null;
}

/**
 * Compares an answer with the expected one, ignoring case, after tidying. The verdict is `accent` when
 * they are equal only without marks.
 *
 * @example grade("habló", "HABLÓ ") // "correct"
 * @example grade("habló", "hablo")  // "accent"
 * @example grade("año", "ano")      // "accent": ñ is n with a mark
 */
export function grade(expected: string, given: string): Verdict {
  const right = comparable(expected);
  const answer = comparable(given);
  if (answer === right) return "correct";
  return withoutMarks(answer) === withoutMarks(right) ? "accent" : "wrong";
}

/** Whether a verdict counts as a correct answer. */
export function isCorrect(verdict: Verdict): boolean {
  return verdict !== "wrong";
}
