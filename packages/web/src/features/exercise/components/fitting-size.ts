/** Width of a full-size letter in em, by its shape; all others are of middle width. */
const NARROW = /[ijlí'.]/;
const WIDE = /[mwMW]/;
const widths = { narrow: 0.28, middle: 0.52, wide: 0.82 };

/** Width of the blank without its padding, in em. */
const ROOM = 6.2;

const SMALLEST = 0.7;

/** The font size at which a text fits the blank, which has a fixed width, so that the sentence never moves. */
export function fittingSize(text: string): string {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += widths.narrow;
    else width += WIDE.test(letter) ? widths.wide : widths.middle;
  }
  return `${Math.max(SMALLEST, Math.min(1, ROOM / width)).toFixed(2)}em`;
}
