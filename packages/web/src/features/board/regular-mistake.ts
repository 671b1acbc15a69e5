import { gradeAnswer } from "@verbena/core/grading/grade";
import type { Region } from "@verbena/core/languages";
import { isCompoundTense, readInfinitive, regularForm } from "@verbena/spanish";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/**
 * The wrong form that a regular verb would have: *tení* for *tuve*. It is the commonest mistake with an irregular form. Null
 * for a regular form, and for words.
 */
export function regularMistake(exercise: PracticeExercise, region: Region): string | null {
  if (exercise.kind === "fill-in" || isCompoundTense(exercise.tense)) return null;
  const { verb, tense, person } = exercise;
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return null;
  // In a sentence, *no* stands before the blank.
  const form = regularForm(infinitive, tense, person).replace(/^no /, "");
  return gradeAnswer(exercise, form, region).verdict === "wrong" ? form : null;
}
