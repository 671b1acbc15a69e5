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

/** The best verdict of an answer that is compared with several right ones. */
export function gradeAmong(accepted: readonly string[], given: string): Verdict {
  const verdicts = accepted.map((right) => grade(right, given));
  return bestFirst.find((verdict) => verdicts.includes(verdict)) ?? "wrong";
}

const bestFirst = ["correct", "accent"] as const;

/**
 * The answer without the *no* that the sentence of a negative imperative already has: *hables* for *no hables*.
 *
 * @param expected the right answer; one with *no* asks for it
 */
export function withoutNeedlessNo(
  { tense, expected }: { tense: string | null; expected: string },
  given: string,
): string {
  if (tense !== "imperativo-negativo" || expected.startsWith("no ")) return given;
  return given.replace(/^\s*no\s+(?=\S)/i, "");
}

/** Whether a verdict counts as a correct answer. */
export function isCorrect(verdict: Verdict): boolean {
  return verdict !== "wrong";
}
