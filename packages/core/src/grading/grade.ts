import {
  comparable,
  type OtherAnswers,
  type TableTense,
  tidyAnswer,
  withoutMarks,
} from "@verbena/spanish";
import type { Verdict } from "../causes.ts";
import type { Region } from "../languages.ts";

/** Characters of the longest answer, without the space and punctuation around it. */
export const ANSWER_MAX_LENGTH = 100;

export type AnswerProblem = "blank" | "tooLong";

/** Why a text cannot be graded; null when it has 1 to 100 characters after tidying. */
export function answerProblem(given: string): AnswerProblem | null {
  const tidy = tidyAnswer(given);
  if (tidy === "") return "blank";
  return [...tidy].length > ANSWER_MAX_LENGTH ? "tooLong" : null;
}

/**
 * Compares an answer with the expected one. Ignores case and what `tidyAnswer` removes. The verdict is `accent` when
 * the two are equal only without marks.
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

/** What is right in an exercise. */
export type RightAnswers = {
  answer: string;
  /** The tense of a form; null or missing for a word. */
  tense?: TableTense | null | undefined;
} & OtherAnswers;

export type GradedAnswer = {
  verdict: Verdict;
  /**
   * The right answer with which feedback compares the given one: the accepted form that the learner gave, or else the
   * usual one.
   */
  expected: string;
};

/**
 * Grades an answer to an exercise; the browser and the server both use this function. Other accepted forms are right
 * (*he imprimido* for *he impreso*). In Latin America, the form of *vos* is right (*tenés* for *tienes*), but only with
 * its accent: *tenes* could also be *tienes* without its stem change. Learners may type a *no* that the sentence
 * already has.
 *
 * @param given null when the learner gave up
 */
export function gradeAnswer(
  { answer, tense, variants = [], vos }: RightAnswers,
  given: string | null,
  region: Region,
): GradedAnswer {
  const text = given === null ? "" : withoutNeedlessNo({ tense, answer }, given);
  const isVos = region === "latin-america" && vos !== undefined && grade(vos, text) === "correct";
  if (isVos) return { verdict: "correct", expected: vos };
  for (const verdict of ["correct", "accent"] as const) {
    const expected = [answer, ...variants].find((form) => grade(form, text) === verdict);
    if (expected !== undefined) return { verdict, expected };
  }
  return { verdict: "wrong", expected: answer };
}

/** Removes a *no* that the sentence of a negative imperative already has: *hables* for *no hables*. */
function withoutNeedlessNo(
  { tense, answer }: Pick<RightAnswers, "answer" | "tense">,
  given: string,
): string {
  if (tense !== "imperativo-negativo" || answer.startsWith("no ")) return given;
  return comparable(given).replace(/^no (?=\S)/, "");
}

const countsAsCorrect: Record<Verdict, boolean> = { correct: true, accent: true, wrong: false };

/** Whether a verdict counts as a correct answer. */
export const isCorrect = (verdict: Verdict): boolean => countsAsCorrect[verdict];
