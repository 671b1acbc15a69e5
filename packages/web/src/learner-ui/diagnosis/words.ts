import type { Language } from "@verbena/core/languages";
import type { Translate } from "#i18n/translate.ts";

/** Texts in the learner's language. */
export type Translator = { t: Translate; language: Language };

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Removes asterisks that the learner typed, because asterisks mark Spanish words in texts. */
export const withoutAsterisks = (text: string) => text.replaceAll("*", "");

/** A list of Spanish words in the learner's language: "*él* et *ella*". */
export function formatList(language: Language, words: readonly string[]): string {
  const marked = words.map((word) => `*${word}*`);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(marked);
}

/** Quotes words of a sentence, without the capital letter of its beginning. Names keep their capital. */
export function withoutSentenceCapital(words: string, sentence: string): string {
  return isCommonWord(words) ? timeWithoutCapital(words, sentence) : words;
}

/**
 * Quotes a time marker, without the capital letter of a sentence's beginning. A time marker never begins with a name.
 */
export function timeWithoutCapital(words: string, sentence: string): string {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(words)));
  const isStart = /(^|[.?!…:]\s)[¿¡«"—–-]*$/.test(before);
  return isStart ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const commonWords = new Set(
  (
    "el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro " +
    "vuestra vuestros vuestras este esta estos estas ese esa esos esas aquel aquella aquellos " +
    "aquellas yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes " +
    "todo toda todos todas cada algún alguna algunos algunas ningún ninguna mucho mucha muchos " +
    "muchas varios varias otro otra otros otras ambos ambas nadie alguien quién quiénes dos tres " +
    "cuatro cinco chico chica chicos chicas niño niña niños niñas señor señora señores señoras " +
    "papá mamá ayer anteayer anoche ahora hoy hace en a de por desde durante hasta tras al"
  ).split(" "),
);

const isCommonWord = (words: string) =>
  commonWords.has((words.split(/[\s,]/)[0] ?? "").toLowerCase());
