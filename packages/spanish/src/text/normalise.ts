/**
 * Invisible characters that a keyboard or a paste can leave behind: Default_Ignorable_Code_Point of Unicode, and
 * control characters (the server refuses NUL). Line breaks and tabs are not among them, because they count as spaces.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** Recognises most answers as already tidy: Spanish words in lower case, composed, with single spaces between them. */
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

/**
 * Tidies a text: composes letters (NFC), removes invisible characters and space at the ends, and leaves single spaces
 * inside.
 */
export function tidyText(text: string): string {
  return text.replace(INVISIBLE, "").normalize("NFC").trim().replace(/\s+/g, " ");
}

/**
 * Tidies an answer. Also removes punctuation and quotes at its ends, because they never belong to a form.
 *
 * @example tidyAnswer(" «¡Hicimos!» ") // "Hicimos"
 */
export function tidyAnswer(text: string): string {
  return tidyText(text).replace(PUNCTUATION_AT_ENDS, "");
}

const PUNCTUATION_AT_ENDS = /^[\p{P}\s]+|[\p{P}\s]+$/gu;

/** An answer tidied and in lower case, for comparisons in grading and diagnosis. */
export function comparable(text: string): string {
  return TIDY_SPANISH.test(text) ? text : tidyAnswer(text).toLocaleLowerCase("es");
}

/**
 * Removes combining marks (Unicode NFD). Also turns ñ into n and ü into u.
 *
 * @example withoutMarks("señalé") // "senale"
 */
export function withoutMarks(text: string): string {
  if (ASCII.test(text)) return text;
  // Faster than the decomposition below, which only letters outside the Spanish alphabet need.
  if (SPANISH.test(text))
    return text.replace(/[áéíóúüñ]/g, (letter) => plainLetters[letter] ?? letter);
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Removes punctuation and symbols at both ends for diagnosis: *hablo=* is diagnosed like *hablo*. */
export function withoutPunctuation(text: string): string {
  return TIDY_SPANISH.test(text) ? text : text.replace(SYMBOLS_AT_ENDS, "");
}

const SYMBOLS_AT_ENDS = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;
