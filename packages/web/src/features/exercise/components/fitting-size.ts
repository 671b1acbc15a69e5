import { isVerbGiven } from "@verbena/core/families";
import { isCompoundTense } from "@verbena/core/tenses";
import type { ShownExercise } from "#progress/use-exercises.ts";

/** Widths of the blank in em. */
const blankWidths = {
  word: 6.5,
  /** *he hablado* */
  shortWords: 7.5,
  /** *nos habíamos levantado* */
  words: 10.9,
} as const;

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

/** Letters by their width. All others have the middle width. */
const NARROW = /[ijlí'.]/;
const WIDE = /[mwMW]/;
/** Widths of letters in em. */
const widths = { narrow: 0.28, middle: 0.52, wide: 0.82 };

/** The padding of the blank, in em. */
const PADDING = 0.3;

/** The smallest font size in em. */
const SMALLEST = 0.6;

/** The font size at which a text fits the blank of an exercise. The sentence around it never moves. */
export function fittingSize(text: string, exercise: ShownExercise): string {
  const room = blankWidth(exercise) - PADDING;
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += widths.narrow;
    else width += WIDE.test(letter) ? widths.wide : widths.middle;
  }
  return `${Math.max(SMALLEST, Math.min(1, room / width)).toFixed(2)}em`;
}
