import { hasNeed, type WordCause } from "@verbena/core/diagnosis/diagnose-word";
import type { Translate } from "#i18n/translate.ts";
import type { WordExercise } from "#progress/use-exercises.ts";
import { typoLine } from "./cause-lines.ts";
import { reasonLines } from "./reason-lines.ts";

export type WordExplanation = {
  lines: readonly string[];
  /** What the learner's word means, where that is known. */
  why: readonly string[];
};

/** Names the right word and why the sentence takes it; then what the learner's word means. */
export function explainWord(
  t: Translate,
  causes: readonly WordCause[],
  exercise: WordExercise,
  given: string,
): WordExplanation {
  const [cause] = causes;
  const { answer } = exercise;
  if (cause === undefined) return { lines: [], why: [] };
  switch (cause.code) {
    case "accent":
      return { lines: [t("diagnosis.accent.needless", { right: answer })], why: [] };
    case "typo": {
      const isPlural = /hacen$/i.test(given.trim());
      const line = isPlural
        ? t("diagnosis.words.hacen", { form: answer })
        : typoLine(t, cause, answer);
      return { lines: [line], why: [] };
    }
    default:
      return { lines: reasonLines(t, exercise, answer), why: meaningLines(t, cause, answer) };
  }
}

/** When the learner's word is right. */
function meaningLines(
  t: Translate,
  cause: Exclude<WordCause, { code: "accent" | "typo" }>,
  answer: string,
): string[] {
  if (cause.code === "unknown") {
    return cause.word === null ? [] : [t(`diagnosis.words.other.${cause.word}`)];
  }
  const { chosen } = cause;
  if (!hasNeed(chosen)) return [];
  // By the norm of Spain *vivo aquí hace años* is wrong. Elsewhere it is correct.
  return chosen === "hace" && answer === "desde hace"
    ? [t("diagnosis.words.heard")]
    : [t(`diagnosis.words.chosen.${chosen}`)];
}
