/** Widths of the blank in em. */
export const blankWidths = {
  word: 6.5,
  /** *he hablado* */
  shortWords: 7.5,
  /** *nos habíamos levantado* */
  words: 10.9,
} as const;

/** Letters by their width. All others have the middle width. */
const NARROW = /[ijlí'.]/;
const WIDE = /[mwMW]/;
/** Widths of letters in em. */
const widths = { narrow: 0.28, middle: 0.52, wide: 0.82 };

/** The padding of the blank, in em. */
const PADDING = 0.3;

/** The smallest font size in em. */
const SMALLEST = 0.6;

/**
 * The font size at which a text fits a blank. The sentence around it never moves.
 *
 * @param blankWidth in em
 */
export function fittingSize(text: string, blankWidth: number): string {
  const room = blankWidth - PADDING;
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += widths.narrow;
    else width += WIDE.test(letter) ? widths.wide : widths.middle;
  }
  return `${Math.max(SMALLEST, Math.min(1, room / width)).toFixed(2)}em`;
}
