/**
 * Characters that a keyboard or a paste can leave behind and nobody can see: Default_Ignorable_Code_Point of Unicode, and
 * control characters, of which the server refuses NUL. Line breaks and tabs are spaces.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** Most answers: Spanish words in lower case and composed, with single spaces between them. */
const TIDY_SPANISH = /^[a-zñáéíóúü]+(?: [a-zñáéíóúü]+)*$/;
const ASCII = /^[ -~]*$/;
const SPANISH = /^[ -~áéíóúüñ]*$/;
const plainLetters: Record<string, string> = {
  á: "a",
  é: "e",
  í: "i",
  ó: "o",
  ú: "u",
  ü: "u",
  ñ: "n",
};

/** Tidies a text: composed (NFC), without invisible characters, with single spaces inside and none at its ends. */
export function tidyText(text: string): string {
  return text.replace(INVISIBLE, "").normalize("NFC").trim().replace(/\s+/g, " ");
}

/**
 * Tidies an answer. Punctuation and quotes at its ends never belong to a form, so they go like white space.
 *
 * @example tidyAnswer(" «¡Hicimos!» ") // "Hicimos"
 */
export function tidyAnswer(text: string): string {
  return tidyText(text).replace(PUNCTUATION_AT_ENDS, "");
}

const PUNCTUATION_AT_ENDS = /^[\p{P}\s]+|[\p{P}\s]+$/gu;

/** Lower case; marks stay. */
export function withoutCase(text: string): string {
  return text.toLocaleLowerCase("es");
}

/** An answer tidied and in lower case, as grading and diagnosis compare it. */
export function comparable(text: string): string {
  return TIDY_SPANISH.test(text) ? text : withoutCase(tidyAnswer(text));
}

/**
 * Removes combining marks (Unicode NFD), so that also ñ becomes n and ü becomes u.
 *
 * @example withoutMarks("señalé") // "senale"
 */
export function withoutMarks(text: string): string {
  if (ASCII.test(text)) return text;
  // Faster than the decomposition, which only other letters need.
  if (SPANISH.test(text))
    return text.replace(/[áéíóúüñ]/g, (letter) => plainLetters[letter] ?? letter);
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Removes symbols at both ends too, which diagnosis ignores: *hablo=* has no other cause. */
export function withoutPunctuation(text: string): string {
  return TIDY_SPANISH.test(text) ? text : text.replace(SYMBOLS_AT_ENDS, "");
}

const SYMBOLS_AT_ENDS = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;
