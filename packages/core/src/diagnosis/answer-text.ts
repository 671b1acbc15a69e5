import { tidyAnswer, withoutCase, withoutMarks } from "../grading/normalise.ts";

/** What most answers are: Spanish words in lower case, composed, one space between. */
const spanishWords = /^[a-zñáéíóúü]+(?: [a-zñáéíóúü]+)*$/;

const unmarked = /^[ -~]*$/;

/** As `withoutMarks`; most words have none, which is seen faster than it is taken away. */
export function plainOf(text: string): string {
  return unmarked.test(text) ? text : withoutMarks(text);
}

/** Text as answers are compared: composed, tidy, in lower case. */
export function asTyped(text: string): string {
  return spanishWords.test(text) ? text : withoutCase(tidyAnswer(text));
}

const around = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;

/** Without punctuation and symbols at its ends. */
export function withoutPunctuation(text: string): string {
  return spanishWords.test(text) ? text : text.replace(around, "");
}
