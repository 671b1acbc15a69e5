/** A run of letters that two words share, or in which they differ. */
export type LetterRun = { text: string; differs: boolean };

/**
 * Two words cut into the letters with which both begin, those in which they differ, and those with
 * which both end. Case is ignored, marks are not; runs are never empty.
 *
 * @example differingLetters("tení", "tuve").given
 *   // [{ text: "t", differs: false }, { text: "ení", differs: true }]
 */
export function differingLetters(
  given: string,
  expected: string,
): { given: LetterRun[]; expected: LetterRun[] } {
  const a = [...given.normalize("NFC")];
  const b = [...expected.normalize("NFC")];
  const start = sharedStart(a, b);
  const end = sharedStart(a.slice(start).reverse(), b.slice(start).reverse());
  return { given: runs(a, start, end), expected: runs(b, start, end) };
}

/** How many letters two words share from their beginning on. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differing = a.findIndex((letter, index) => !same(letter, b[index]));
  return differing < 0 ? a.length : differing;
}

function same(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function runs(letters: readonly string[], start: number, end: number): LetterRun[] {
  const tail = letters.length - end;
  return [
    { text: letters.slice(0, start).join(""), differs: false },
    { text: letters.slice(start, tail).join(""), differs: true },
    { text: letters.slice(tail).join(""), differs: false },
  ].filter(({ text }) => text !== "");
}
