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

/** A form that is asked alone has no sentence around it. */
type Completed = { sentence: string; answer: string; alone?: boolean };

/** The answer as it stands in the sentence: capitalised at its start. */
export function answerInSentence({ sentence, answer, alone = false }: Completed): string {
  const isStart = /^[¿¡\s"«—]*$/.test(sentenceParts(sentence).before);
  return isStart && !alone ? answer.charAt(0).toLocaleUpperCase("es") + answer.slice(1) : answer;
}

/** The sentence with the answer in its blank. */
export function completeSentence(exercise: Completed): string {
  const { before, after } = sentenceParts(exercise.sentence);
  return before + answerInSentence(exercise) + after;
}
