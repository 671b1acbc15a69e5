import { isCompoundTense, isVerbGiven } from "@verbena/core/vocabulary";
import type { ShownExercise } from "#progress/use-exercises.ts";

/**
 * Whether the blank is for several words, such as *nos habíamos levantado*. Where the learner chooses between tenses,
 * one of them may have several.
 */
export function hasWideBlank(exercise: ShownExercise): boolean {
  if (exercise.kind === "drill") return exercise.hasSeveralWords;
  if (exercise.kind === "chosen-form") return isVerbGiven(exercise.exerciseKey);
  return exercise.kind === "conjugation" && isCompoundTense(exercise.tense);
}

/** Width of a full-size letter in em, by its shape; all others are of middle width. */
const NARROW = /[ijlí'.]/;
const WIDE = /[mwMW]/;
const widths = { narrow: 0.28, middle: 0.52, wide: 0.82 };

/** Widths of the blank without its padding, in em: for a word, and for several. */
const ROOM = 6.2;
const WIDE_ROOM = 9.6;

const SMALLEST = 0.6;

/**
 * The font size at which a text fits the blank, which has a fixed width, so that the sentence never moves.
 *
 * @param isWide whether it is the blank for several words
 */
export function fittingSize(text: string, isWide: boolean): string {
  const room = isWide ? WIDE_ROOM : ROOM;
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += widths.narrow;
    else width += WIDE.test(letter) ? widths.wide : widths.middle;
  }
  return `${Math.max(SMALLEST, Math.min(1, room / width)).toFixed(2)}em`;
}
