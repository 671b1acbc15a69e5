import { type AnswerQuestion, causeOf } from "@verbena/core/diagnosis/diagnose-answer";
import { gradeAnswer, isCorrect } from "@verbena/core/grading/grade";
import type { Region } from "@verbena/core/languages";
import type { PlacementOutcome } from "@verbena/core/progress/progress-event";
import type { PracticeExercise } from "#progress/use-exercises.ts";

export type GradedTestAnswer = {
  outcome: PlacementOutcome;
  /** The form to show: the accepted one that the learner gave, or else the usual one. */
  expected: string;
};

/**
 * What an answer in the test shows. A missing accent does not count, and neither does a typo.
 *
 * @param given null if the learner does not know
 */
export function gradeTestAnswer(
  exercise: PracticeExercise,
  given: string | null,
  region: Region,
): GradedTestAnswer {
  const { verdict, expected } = gradeAnswer(exercise, given, region);
  if (given === null) return { outcome: "unknown", expected };
  if (isCorrect(verdict)) return { outcome: "right", expected };
  const cause = causeOf(questionOf(exercise, given), verdict);
  return { outcome: cause === "typo" ? "typo" : "wrong", expected };
}

function questionOf(exercise: PracticeExercise, given: string): AnswerQuestion {
  const { family, answer: expected } = exercise;
  const none = { infinitive: null, tense: null, person: null };
  const { infinitive, tense, person } =
    exercise.kind === "fill-in" ? none : { ...exercise, infinitive: exercise.verb };
  return { family, infinitive, tense, person, expected, given };
}
