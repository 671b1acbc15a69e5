import { isVerbGiven } from "@verbena/core/families";
import { isCompoundTense } from "@verbena/spanish";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { blankWidths } from "./fitting-size.ts";

/** The width of the blank in em. It depends on what the exercise can ask for, and not on the answer. */
export function blankWidth(exercise: ShownExercise): number {
  return blankWidths[expectedContent(exercise)];
}

function expectedContent(exercise: ShownExercise): keyof typeof blankWidths {
  if (exercise.kind === "drill") return exercise.hasSeveralWords ? "words" : "word";
  // Where the learner chooses between tenses, the perfecto has two words.
  if (exercise.kind === "chosen-form") return isVerbGiven(exercise.family) ? "shortWords" : "word";
  const isCompound = exercise.kind === "conjugation" && isCompoundTense(exercise.tense);
  return isCompound ? "words" : "word";
}
