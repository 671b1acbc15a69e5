/** Splits a sentence at its blank, a run of underscores. */
export function sentenceParts(sentence: string): { before: string; after: string } {
  const [before = "", after = ""] = sentence.split(/_{5,}/);
  return { before, after };
}

/** The sentence for screen readers, which read its blank as a pause. */
export function spokenSentence(sentence: string): string {
  const { before, after } = sentenceParts(sentence);
  return `${before}…${after}`;
}

/** The sentence with the answer in its blank, capitalised at the start of the sentence. */
export function completeSentence(sentence: string, answer: string): string {
  const { before, after } = sentenceParts(sentence);
  const isStart = /^[¿¡\s"«—]*$/.test(before);
  const word = isStart ? answer.charAt(0).toLocaleUpperCase("es") + answer.slice(1) : answer;
  return before + word + after;
}
