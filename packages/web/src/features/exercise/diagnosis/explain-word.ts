import {
  diagnoseWord,
  hasNeed,
  isFillInWord,
  type WordCause,
} from "@verbena/core/diagnosis/diagnose-word";
import type { Translate } from "#i18n/translate.ts";
import type { WordExercise } from "#progress/use-exercises.ts";
import type { Translator } from "./words.ts";

/** Explains when the learner's word is right, and what the sentence needs. */
export function explainWord(
  { t }: Translator,
  exercise: WordExercise,
  given: string,
): readonly string[] {
  const { answer } = exercise;
  const [cause] = isFillInWord(answer) ? diagnoseWord({ wanted: answer, given }) : [];
  return cause === undefined ? [] : wordLines(t, cause, exercise, given);
}

function wordLines(
  t: Translate,
  cause: WordCause,
  exercise: WordExercise,
  given: string,
): string[] {
  const { answer } = exercise;
  const wanted = wantedLines(t, exercise);
  switch (cause.code) {
    case "accent":
      return [t("diagnosis.accent.needless", { right: answer })];
    case "typo":
      if (/hacen$/i.test(given.trim())) return [t("diagnosis.words.hacen", { form: answer })];
      return [
        t(`diagnosis.typo.${cause.edit}`, { given: cause.given, right: cause.right, form: answer }),
      ];
    case "unknown":
      return cause.word === null ? wanted : [t(`diagnosis.words.other.${cause.word}`), ...wanted];
    default:
      if (!hasNeed(cause.chosen)) return wanted;
      // By the norm of Spain *vivo aquí hace años* is wrong. Elsewhere it is correct.
      return cause.chosen === "hace" && answer === "desde hace"
        ? [t("diagnosis.words.heard"), ...wanted]
        : [t(`diagnosis.words.chosen.${cause.chosen}`), ...wanted];
  }
}

/** Words of which the lines say when they are right. */
const explainedWords = ["desde", "desde que", "desde hace", "hace"] as const;
type ExplainedWord = (typeof explainedWords)[number];

const isExplained = (word: string): word is ExplainedWord =>
  explainedWords.some((explained) => explained === word);

/** Whether the lines do not say when the right word is right, so that the reason of the sentence has to. */
export const needsReason = ({ answer }: WordExercise): boolean => !isExplained(answer);

/** Names what decides the right word: the complement, and the verb if its tense matters. */
function wantedLines(
  t: Translate,
  { answer, complement, verbMarker, explanationKey }: WordExercise,
): string[] {
  if (complement === null || !isExplained(answer)) return [];
  if (explanationKey === "hace_que_duracion_continua") {
    return [t("diagnosis.words.haceQue", { complement })];
  }
  if (!verbMarker || answer === "desde" || answer === "desde que") {
    return [t(`diagnosis.words.wanted.${answer}`, { complement })];
  }
  // A verb has a capital letter only at the start of the sentence.
  const verb = verbMarker.toLowerCase();
  return [t(`diagnosis.words.wantedWithVerb.${answer}`, { complement, verb })];
}
