import { withoutMarks } from "../text/normalise.ts";
import type { TypoCause, TypoKind } from "./cause.ts";

/**
 * The typo that turns one word into the other, or null: one edit (Damerau–Levenshtein distance 1), or
 * letters that sound alike. Finds an edit also when marks differ.
 *
 * @param given in lower case, as is `right`
 */
export function findTypo(given: string, right: string): TypoCause | null {
  if (Math.abs(given.length - right.length) > MAX_SILENT_LETTERS) return null;
  return (
    singleEdit(given, right) ??
    singleEdit(withoutMarks(given), withoutMarks(right)) ??
    sameSound(given, right)
  );
}

const MAX_SILENT_LETTERS = 3;

function singleEdit(given: string, right: string): TypoCause | null {
  if (Math.abs(given.length - right.length) > 1) return null;
  let start = 0;
  while (start < given.length && given[start] === right[start]) start += 1;
  let end = 0;
  const longest = Math.min(given.length, right.length) - start;
  while (end < longest && given.at(-1 - end) === right.at(-1 - end)) end += 1;
  const typed = given.slice(start, given.length - end);
  const meant = right.slice(start, right.length - end);
  const kind = kindOf(typed, meant, [given[start - 1], given[given.length - end]]);
  return kind && { code: "typo", kind, given: typed, right: meant };
}

type Neighbours = readonly (string | undefined)[];

function kindOf(typed: string, meant: string, neighbours: Neighbours): TypoKind | null {
  const [t, t2] = typed;
  const [m, m2] = meant;
  if (typed.length + meant.length === 1) return missingOrExtra(t, m ?? t ?? "", neighbours);
  if (typed.length === 1 && meant.length === 1) return isBAndV(t, m) ? "b-v" : "other";
  const swapped = typed.length === 2 && meant.length === 2 && t === m2 && t2 === m;
  return swapped ? "swapped" : null;
}

function missingOrExtra(
  typed: string | undefined,
  letter: string,
  neighbours: Neighbours,
): TypoKind {
  if (letter === "h") return "silent-h";
  if (letter === " ") return "space";
  if (neighbours.includes(letter)) return "doubled";
  if (typed === undefined) return "missing";
  return /\p{L}/u.test(letter) ? "extra" : "punctuation";
}

const isBAndV = (a = "", b = "") => (a === "b" && b === "v") || (a === "v" && b === "b");

/** The typo between two different words that sound alike: *aveis* for *habéis*. */
function sameSound(given: string, right: string): TypoCause | null {
  if (soundOf(given) !== soundOf(right)) return null;
  return { code: "typo", kind: "same-sound", given, right };
}

/** An approximate sound: ll as y, v as b, no h, single letters. */
function soundOf(word: string): string {
  return withoutMarks(word)
    .replaceAll("ll", "y")
    .replaceAll("h", "")
    .replaceAll("v", "b")
    .replace(/(.)\1/gu, "$1");
}
