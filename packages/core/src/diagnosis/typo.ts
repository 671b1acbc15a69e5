import { plainOf } from "./answer-text.ts";
import type { Edit, TypoCause } from "./cause.ts";

/**
 * The slip of the fingers or of the ear that makes one word of the other: one letter missing, extra,
 * other or swapped with its neighbour, or letters that sound alike. Marks that differ on top of it
 * do not hide it. Both words are in lower case.
 */
export function typoIn(given: string, right: string): TypoCause | null {
  if (Math.abs(given.length - right.length) > MOST_UNHEARD) return null;
  return (
    oneEdit(given, right) ?? oneEdit(plainOf(given), plainOf(right)) ?? sameSound(given, right)
  );
}

/** So many letters may a word have that nobody hears; more are no slip. */
const MOST_UNHEARD = 3;

function oneEdit(given: string, right: string): TypoCause | null {
  if (Math.abs(given.length - right.length) > 1) return null;
  let start = 0;
  while (start < given.length && given[start] === right[start]) start += 1;
  let end = 0;
  const longest = Math.min(given.length, right.length) - start;
  while (end < longest && given.at(-1 - end) === right.at(-1 - end)) end += 1;
  const typed = given.slice(start, given.length - end);
  const meant = right.slice(start, right.length - end);
  const edit = editOf(typed, meant, [given[start - 1], given[given.length - end]]);
  return edit && { code: "typo", edit, given: typed, right: meant };
}

type Neighbours = readonly (string | undefined)[];

function editOf(typed: string, meant: string, neighbours: Neighbours): Edit | null {
  const [t, t2] = typed;
  const [m, m2] = meant;
  if (typed.length + meant.length === 1) return missingOrExtra(t, m ?? t ?? "", neighbours);
  if (typed.length === 1 && meant.length === 1) return isBAndV(t, m) ? "b-v" : "other";
  const swapped = typed.length === 2 && meant.length === 2 && t === m2 && t2 === m;
  return swapped ? "swapped" : null;
}

function missingOrExtra(typed: string | undefined, letter: string, neighbours: Neighbours): Edit {
  if (letter === "h") return "silent-h";
  if (letter === " ") return "space";
  if (neighbours.includes(letter)) return "doubled";
  if (typed === undefined) return "missing";
  return /\p{L}/u.test(letter) ? "extra" : "punctuation";
}

const isBAndV = (a = "", b = "") => (a === "b" && b === "v") || (a === "v" && b === "b");

/** Several letters that nobody hears: *aveis* for *habéis*, *ablé* for *hablé*. */
function sameSound(given: string, right: string): TypoCause | null {
  if (heard(given) !== heard(right)) return null;
  return { code: "typo", edit: "same-sound", given, right };
}

function heard(word: string): string {
  return plainOf(word).replaceAll("h", "").replaceAll("v", "b").replace(/(.)\1/gu, "$1");
}
