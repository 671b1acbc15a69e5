/** Splits a sentence at its blank, a run of underscores. */
export function sentenceParts(sentence: string): { before: string; after: string } {
  const [before = "", after = ""] = sentence.split(/_{5,}/);
  return { before, after };
}

/** The parts of a sentence around its blank. Characters that touch the blank, such as ¿ or a full stop, stay on its line. */
export function partsAroundBlank(sentence: string) {
  const { before, after } = sentenceParts(sentence);
  const [, textBefore = "", wordBefore = ""] = /^(.*?)(\S*)$/s.exec(before) ?? [];
  const [, wordAfter = "", textAfter = ""] = /^(\S*)(.*)$/s.exec(after) ?? [];
  return { textBefore, wordBefore, wordAfter, textAfter };
}

/** Only a fill-in sentence can have an instruction. */
type Asked = { sentence: string; instruction?: string | null };

/** The hint after a sentence, in parentheses. Empty without a hint. */
export function hintAfter({ instruction }: Asked): string {
  return instruction ? ` (${instruction})` : "";
}

/** The sentence and its hint for screen readers. They read the mark for the blank as a pause. */
export function spokenSentence(asked: Asked): string {
  const { before, after } = sentenceParts(asked.sentence);
  return `${before}…${after}${hintAfter(asked)}`;
}

/** A form that is asked alone has no sentence around it. */
type Completed = { sentence: string; answer: string; alone?: boolean };

/** The answer as written in the sentence, with a capital letter at the sentence's start. */
export function answerInSentence({ sentence, answer, alone = false }: Completed): string {
  const isStart = /^[¿¡\s"«—]*$/.test(sentenceParts(sentence).before);
  return isStart && !alone ? answer.charAt(0).toLocaleUpperCase("es") + answer.slice(1) : answer;
}

/** The sentence with the answer in its blank. */
export function completeSentence(exercise: Completed): string {
  const { before, after } = sentenceParts(exercise.sentence);
  return before + answerInSentence(exercise) + after;
}
