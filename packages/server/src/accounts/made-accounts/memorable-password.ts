import { randomInt } from "node:crypto";
import { passwordWords } from "./password-words.ts";

const WORDS = 3;

/**
 * A password that a pupil can read from a card, type, and keep in mind, such as `molino-azul-cometa`: three random words
 * of 2,048 (33 bits). That is enough only where wrong tries are limited.
 */
export function memorablePassword(): string {
  const words = Array.from({ length: WORDS }, () => passwordWords[randomInt(passwordWords.length)]);
  return words.join("-");
}
