import type { Language } from "@verbena/core/languages";

/** Rules for each text of a sentence. The content's tests check them. */
export const styleRules = [
  "blankInText",
  "blankFirst",
  "straightMarks",
  "dots",
  "invertedMarks",
  "tellsAnswer",
  "capital",
  "closingMark",
  "spaces",
  "length",
] as const;
export type StyleRule = (typeof styleRules)[number];

/** The number of words of a sentence. The blank counts as one word. */
export const conjugationLength = { min: 5, max: 14 };
export const fillInLength = { min: 5, max: 16 };

/** The number of words of a hint in parentheses. */
const instructionLength = { min: 2, max: 6 };

type Length = { min: number; max: number };

type Sentence = { sentence: string; answer: string; length: Length };

/** The rules that a sentence with its blank and answer breaks. */
export function sentenceViolations({ sentence, answer, length }: Sentence): StyleRule[] {
  const completed = sentence.replace(/_+/, answer);
  return listViolations({
    ...violatedMarks(completed, "es"),
    blankFirst: /(^|[.!?…]»? )[¿¡«]*_/.test(sentence),
    invertedMarks: hasUnpairedMarks(completed),
    capital: /^[¿¡«]*\p{Ll}/u.test(completed),
    closingMark: !/[.?!…]»?$/.test(completed),
    length: hasOddLength(sentence, length),
  });
}

/** The rules that a translation, a note, or an explanation breaks. For French, checks the typographic spaces. */
export function textViolations(text: string, language: Language): StyleRule[] {
  return listViolations({
    ...violatedMarks(text, language),
    blankInText: /_{2}/.test(text),
    // French has a space before its closing quotation mark.
    closingMark: !/[.?!…][\u00a0\u202f]?[»’”)]?$/.test(text),
  });
}

/** The rules that a hint in Spanish breaks. A hint need not be a sentence. */
export function instructionViolations(instruction: string, answer: string): StyleRule[] {
  return listViolations({
    ...violatedMarks(instruction, "es"),
    blankInText: /_{2}/.test(instruction),
    tellsAnswer: containsWords(instruction, answer),
    length: hasOddLength(instruction, instructionLength),
  });
}

/** Underscores of the blank, by kind of exercise. */
export const CONJUGATION_BLANK = 7;
export const FILL_IN_BLANK = 5;

/** Whether a sentence has exactly one blank with this number of underscores. */
export function hasOneBlank(sentence: string, length: number): boolean {
  const blanks = sentence.match(/_+/g) ?? [];
  return blanks.length === 1 && blanks[0]?.length === length;
}

/** Whether a quote consists of whole words that occur once in the sentence, outside its blank. */
export function occursOnceIn(sentence: string, quote: string): boolean {
  const [before, after, ...more] = sentence.split(quote);
  if (before === undefined || after === undefined || more.length > 0) return false;
  return !quote.includes("_") && !/[\p{L}\p{N}_]$/u.test(before) && !/^[\p{L}\p{N}_]/u.test(after);
}

/** The words of a text in lower case. A blank counts as a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Whether a text contains these words next to each other. Ignores case. */
export function containsWords(text: string, words: string): boolean {
  return ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(words).join(" ")} `);
}

function hasOddLength(text: string, { min, max }: Length): boolean {
  const { length } = wordsOf(text);
  return length < min || length > max;
}

function violatedMarks(text: string, language: Language): Partial<Record<StyleRule, boolean>> {
  return {
    straightMarks: /['"`´]/.test(text),
    dots: /\.\./.test(text),
    spaces: language === "fr" ? hasOddFrenchSpaces(text) : /\s[,.;:!?»]|[«¿¡]\s/.test(text),
  };
}

/** Whether a text lacks spaces of `withFrenchSpaces` or has other ones. */
function hasOddFrenchSpaces(text: string): boolean {
  return / [;:!?»]|« |[^\s;!?][;!?»]|[^\s\d]:|«\S/.test(text);
}

/** Whether a question or exclamation mark is unpaired. Removes pairs twice, because they can be nested. */
function hasUnpairedMarks(text: string): boolean {
  const pairs = /¿[^¿?]*\?|¡[^¡!]*!/g;
  return /[¿?¡!]/.test(text.replace(pairs, "").replace(pairs, ""));
}

function listViolations(rules: Partial<Record<StyleRule, boolean>>): StyleRule[] {
  return styleRules.filter((rule) => rules[rule]);
}
