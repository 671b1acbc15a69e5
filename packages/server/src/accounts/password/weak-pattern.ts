/** Distinct characters of a password at least. */
const DISTINCT_MIN = 5;

/** A password of fewer characters is short: it needs more than a word and digits. */
const SHORT_BELOW = 8;

/** Neighbouring keys that make a pattern. */
const WALK_MIN = 3;

/** Digits and punctuation beside patterns that add nothing. */
const AFFIXES_MAX = 5;

/** Rows of AZERTY, QWERTY and QWERTZ, columns, and the alphabet. */
const rows = [
  "1234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertzuiop",
  "yxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol",
  "1aqw2zsx3edc4rfv5tgb6yhn7ujm8ik9ol",
  "abcdefghijklmnopqrstuvwxyz",
];
const walks = [...rows, ...rows.map((row) => [...row].reverse().join(""))];

const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "€": "e",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
};

/** Reads `p@ssw0rd` as `password`. A 1 stays. */
export const readLookAlikes = (word: string): string =>
  word.replace(/[@43€!0$57+]/g, (character) => lookAlikes[character] ?? character);

/**
 * Whether a password follows a pattern that attackers try first: few distinct characters, characters in pairs,
 * neighbouring keys, a date, or in a short password digits alone or beside a word.
 *
 * @param word normalised
 */
export function isWeakPattern(word: string): boolean {
  return (
    new Set(word).size < DISTINCT_MIN ||
    /^(?:(.)\1+)+$/su.test(word) ||
    isKeyboardWalk(word) ||
    isDate(word) ||
    (word.length < SHORT_BELOW && isWordWithDigits(word))
  );
}

/** Whether a word consists of neighbouring keys, such as `asdf`, and a few digits. */
function isKeyboardWalk(word: string): boolean {
  let rest = "";
  for (let start = 0; start < word.length; ) {
    const length = walkLength(word.slice(start));
    if (length < WALK_MIN) rest += word[start];
    start += length < WALK_MIN ? 1 : length;
  }
  return rest.length < word.length && rest.length <= AFFIXES_MAX && !/\p{L}/u.test(rest);
}

/** The number of neighbouring keys with which a text begins. */
function walkLength(text: string): number {
  let length = 1;
  while (length < text.length && walks.some((row) => row.includes(text.slice(0, length + 1)))) {
    length += 1;
  }
  return length;
}

/** Whether a word is a day between 1900 and 2099, with or without separators. */
function isDate(word: string): boolean {
  if (!/^[\d\p{P}\s]+$/u.test(word)) return false;
  const digits = word.replace(/\D/g, "");
  const day = "(0[1-9]|[12]\\d|3[01])";
  const month = "(0[1-9]|1[0-2])";
  const year = "((19|20)\\d\\d)";
  const orders = [day + month + year, month + day + year, year + month + day];
  return orders.some((order) => new RegExp(`^${order}$`).test(digits));
}

/** Whether a word consists of digits alone, or of letters and digits beside them, such as `lea2010`. */
function isWordWithDigits(word: string): boolean {
  return (
    /^(\p{L}*\d+|\d+\p{L}+)$/u.test(word) ||
    // A number of one or two digits may as well be part of a random password.
    /^\p{L}+\d{3,}$/u.test(readLookAlikes(word.slice(0, -3)) + word.slice(-3))
  );
}
