/** At most so many accounts are made at once. A class has fewer pupils. */
export const NEW_ACCOUNTS_MAX = 60;

/** Longest name in a class, in characters. */
export const PUPIL_NAME_MAX_LENGTH = 40;

/** Letters that have no decomposition in Unicode, but another spelling on many keyboards. */
const spellings: Record<string, string> = {
  æ: "ae",
  đ: "d",
  ı: "i",
  ł: "l",
  œ: "oe",
  ø: "o",
};

/**
 * A name as pupils sign in with it: only letters and digits, without case and accents.
 *
 * @returns "" for a name without letters and digits
 * @example foldName(" Chloé D. ") // "chloed"
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/[æđıłœø]/g, (letter) => spellings[letter] ?? letter);
}

/** Why a pasted line is no name. */
export type NameProblem = "formula" | "too-long" | "no-letters";

export type PastedNames = {
  names: string[];
  /** Lines that are no names, as they were pasted. */
  refused: { line: string; problem: NameProblem }[];
};

/**
 * Reads names that a teacher has pasted, one a line, such as from a spreadsheet, a list, or a mail. Removes tabs,
 * numbers, bullets, and quotes. The names may be equal: see `numberNames`.
 *
 * @example readPastedNames("1. Emma D\n2)\t\"Hugo M\"").names // ["Emma D", "Hugo M"]
 */
export function readPastedNames(pasted: string): PastedNames {
  const names: string[] = [];
  const refused: PastedNames["refused"] = [];
  for (const line of pasted.split(LINE_BREAK)) {
    const name = nameIn(line);
    if (name === "") continue;
    const problem = problemOf(name);
    if (problem === null) names.push(name);
    else refused.push({ line: line.trim(), problem });
  }
  return { names, refused };
}

/** Why a text without numbering and quotes is no name; null if it is one. */
export function problemOf(name: string): NameProblem | null {
  // A spreadsheet that opens the list of the class would compute it.
  if (/^[=+@-]/.test(name)) return "formula";
  if ([...name].length > PUPIL_NAME_MAX_LENGTH) return "too-long";
  return foldName(name) === "" ? "no-letters" : null;
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Characters that one does not see, and that turn the direction of a text. */
const INVISIBLE = /(?!\s)\p{Cc}|\p{Default_Ignorable_Code_Point}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A number with a point or a parenthesis, a number in a column of its own, or a bullet. */
const NUMBERING = /^(?:\(?\d+[.):]\s*|\d+\t|[-*•·–—]\s+)/u;

const QUOTES_AT_ENDS = /^["“”„«»\s]+|["“”„«»\s]+$/gu;

function nameIn(line: string): string {
  return line
    .replace(INVISIBLE, "")
    .trim()
    .replace(QUOTES_AT_ENDS, "")
    .replace(NUMBERING, "")
    .replace(QUOTES_AT_ENDS, "")
    .replace(/\s+/g, " ")
    .normalize("NFC");
}

/**
 * Whether a name looks like a first and a last name, and not like a first name with an initial: it has two words of more
 * than one letter.
 */
export function looksLikeFullName(name: string): boolean {
  const words = name.split(" ").filter((word) => [...foldName(word)].length > 1);
  return words.length > 1;
}

/** A name that no other pupil of the class has, and its folded form. */
export type NumberedName = { name: string; foldedName: string };

/**
 * Gives equal names a number, so that everybody signs in with another name.
 *
 * @param taken folded names of the class
 * @example numberNames(["Emma D", "EMMA D."], ["hugom"]).map(({ name }) => name) // ["Emma D", "EMMA D. 2"]
 */
export function numberNames(names: readonly string[], taken: readonly string[]): NumberedName[] {
  const folded = new Set(taken);
  return names.map((name) => {
    let numbered = name;
    for (let number = 2; folded.has(foldName(numbered)); number += 1)
      numbered = `${name} ${number}`;
    const foldedName = foldName(numbered);
    folded.add(foldedName);
    return { name: numbered, foldedName };
  });
}
