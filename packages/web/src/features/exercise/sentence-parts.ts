/** A sentence around its blank. */
export type SentenceParts = { before: string; after: string };

/** Cuts a sentence at its run of underscores. */
export function sentenceParts(sentence: string): SentenceParts {
  const [before = "", after = ""] = sentence.split(/_{5,}/);
  return { before, after };
}

/** The sentence as it is read out before it is answered: its blank is a pause. */
export function withPause(sentence: string): string {
  const { before, after } = sentenceParts(sentence);
  return `${before}…${after}`;
}

/** The sentence with a word in its blank, capital where it opens the sentence. */
export function completed(sentence: string, answer: string): string {
  const { before, after } = sentenceParts(sentence);
  return `${before}${fitting(answer, before)}${after}`;
}

/** The answer as it is written at its place: with a capital where it opens the sentence. */
function fitting(answer: string, before: string): string {
  const opens = /^[¿¡\s"«—]*$/.test(before);
  return opens ? answer.charAt(0).toLocaleUpperCase("es") + answer.slice(1) : answer;
}
