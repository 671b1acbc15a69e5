import { comparable, withoutMarks } from "./normalise.ts";

/** A run of letters that two words share, or in which they differ. */
export type LetterRun = { text: string; differs: boolean };

/**
 * Splits two words into a shared beginning, the letters that differ, and a shared end. Compares letters without case,
 * but with marks. Leaves out empty runs.
 *
 * @example differingLetters("tení", "tuve").given // [{ text: "t", differs: false }, { text: "ení", differs: true }]
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

/** The number of equal letters at the beginning of two words. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differing = a.findIndex((letter, index) => !isSameLetter(letter, b[index]));
  return differing < 0 ? a.length : differing;
}

function isSameLetter(a: string, b: string | undefined): boolean {
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

/**
 * The accepted answer that differs from the given one in the fewest letters, without regard to marks; the first of
 * equally near ones.
 *
 * @example nearestExpected("vamonos", ["vayámonos", "vámonos"]) // "vámonos"
 */
export function nearestExpected(given: string, accepted: readonly [string, ...string[]]): string {
  const typed = withoutMarks(comparable(given));
  const [first] = accepted;
  return accepted.reduce(
    (nearest, form) => (distance(typed, form) < distance(typed, nearest) ? form : nearest),
    first,
  );
}

function distance(typed: string, form: string): number {
  const { given, expected } = differingLetters(typed, withoutMarks(form));
  return [...given, ...expected]
    .filter((run) => run.differs)
    .reduce((sum, { text }) => sum + text.length, 0);
}
