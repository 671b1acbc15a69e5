import { withoutMarks } from "@verbena/spanish";
import { groupBy } from "../group-by.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import { placementNumbers } from "./placement-numbers.ts";

/** The sentence of a card that has the most common words. */
export type CommonSentence<T> = {
  sentence: T;
  /** Whether all its words are common, so that a placement test may show it. */
  isCommon: boolean;
};

/**
 * For each card, the sentence whose rarest word is the most common one. A word is common if enough of the given sentences
 * have it or another form of it. Names are always common.
 *
 * @param sentences all that a test may show, with a run of underscores in place of the answer
 */
export function commonestSentences<T extends FamilyCard & { sentence: string }>(
  sentences: readonly T[],
): CommonSentence<T>[] {
  const counts = countWords(sentences.map(({ sentence }) => sentence));
  const least = sentences.length / placementNumbers.commonInOneOf;
  const rarest = new Map(sentences.map((one) => [one, rarestCount(counts, one.sentence)]));
  const countIn = (one: T) => rarest.get(one) ?? 0;
  return [...groupBy(sentences, familyCardKey).values()].map((ofCard) => {
    const sentence = ofCard.reduce((best, one) => (countIn(one) > countIn(best) ? one : best));
    return { sentence, isCommon: countIn(sentence) >= least };
  });
}

/** How many sentences have a form of each word. Names count as being in all of them. */
function countWords(sentences: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const stem of new Set(wordsOf(sentence).map(({ word }) => stemOf(word)))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  for (const name of namesIn(sentences)) counts.set(stemOf(name), sentences.length);
  return counts;
}

function rarestCount(counts: ReadonlyMap<string, number>, sentence: string): number {
  return Math.min(...wordsOf(sentence).map(({ word }) => counts.get(stemOf(word)) ?? 0));
}

type PlacedWord = {
  word: string;
  /** Whether words stand before it in its sentence. */
  isInside: boolean;
};

function wordsOf(text: string): PlacedWord[] {
  return Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({
    word,
    isInside: /[\p{L}\d_,;] $/u.test(text.slice(Math.max(0, index - 2), index)),
  }));
}

/** Words that have a capital letter inside a sentence, and never a small one. */
function namesIn(sentences: readonly string[]): Set<string> {
  const words = sentences.flatMap(wordsOf);
  const small = new Set(words.flatMap(({ word }) => (isCapitalised(word) ? [] : [word])));
  const capitalised = words.filter(({ word, isInside }) => isInside && isCapitalised(word));
  return new Set(capitalised.flatMap(({ word }) => (small.has(word.toLowerCase()) ? [] : [word])));
}

const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);

/** Shorter words keep all their letters: *mes*, *una*. */
const LEAST_LETTERS = 4;

/** A word without marks and the ending of its gender and number: *niño* and *niñas* have the same stem. */
function stemOf(word: string): string {
  const withoutEnding = (text: string, ending: RegExp) =>
    text.length < LEAST_LETTERS ? text : text.replace(ending, "");
  return withoutEnding(withoutEnding(withoutMarks(word.toLowerCase()), /e?s$/), /[aeo]$/);
}
