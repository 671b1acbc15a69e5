/** Underscores that stand for the missing word, by kind of exercise. */
export const CONJUGATION_BLANK = 7;
export const FILL_IN_BLANK = 5;

/** Whether a sentence has one blank, of that many underscores. */
export function hasOneBlank(sentence: string, length: number): boolean {
  const blanks = sentence.match(/_+/g) ?? [];
  return blanks.length === 1 && blanks[0]?.length === length;
}

/** Whether a quote is whole words that the sentence has exactly once, beside its blank. */
export function standsOnceIn(sentence: string, quote: string): boolean {
  const [before, after, ...more] = sentence.split(quote);
  if (before === undefined || after === undefined || more.length > 0) return false;
  return !quote.includes("_") && !/[\p{L}\p{N}_]$/u.test(before) && !/^[\p{L}\p{N}_]/u.test(after);
}
