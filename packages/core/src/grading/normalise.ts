/** Characters that a keyboard or a paste can leave behind and nobody can see. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Most answers: Spanish words in lower case and composed, with single spaces between them. */
const TIDY_SPANISH = /^[a-zñáéíóúü]+(?: [a-zñáéíóúü]+)*$/;
const ASCII = /^[ -~]*$/;

/**
 * Tidies an answer: composed (NFC), without invisible characters, with single spaces inside and none
 * at its ends.
 */
export function tidyAnswer(text: string): string {
  return text.normalize("NFC").replace(INVISIBLE, "").trim().replace(/\s+/g, " ");
}

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
  return ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Removes punctuation and symbols at both ends. */
export function withoutPunctuation(text: string): string {
  return TIDY_SPANISH.test(text) ? text : text.replace(PUNCTUATION_AT_ENDS, "");
}

const PUNCTUATION_AT_ENDS = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;
