import type { WordCause } from "@verbena/core/diagnosis/diagnose-fill-in";
import { fillInDefinitionOf, knownTypoIn } from "@verbena/core/families";
import type { Translate } from "#i18n/translate.ts";
import type { WordExercise } from "#progress/use-exercises.ts";
import { typoLine } from "./cause-lines.ts";
import { reasonLines } from "./reason-lines.ts";

export type WordExplanation = {
  lines: readonly string[];
  /** What the learner's word means. Empty if that is unknown. */
  why: readonly string[];
};

/** Names the right word and why the sentence takes it, then what the learner's word means. */
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
      const typo = knownTypoIn(exercise.family, given);
      const line =
        typo === undefined
          ? typoLine(t, cause, answer)
          : t(`diagnosis.words.typos.${typo}`, { form: answer });
      return { lines: [line], why: [] };
    }
    default:
      return { lines: reasonLines(t, exercise, answer), why: meaningLines(t, cause, exercise) };
  }
}

/** Explains when the learner's word would be right. */
function meaningLines(
  t: Translate,
  cause: Exclude<WordCause, { code: "accent" | "typo" }>,
  { family, answer }: WordExercise,
): string[] {
  if (cause.code === "unknown") {
    return cause.word === null ? [] : [t(`diagnosis.words.other.${cause.word}`)];
  }
  const { chosen } = cause;
  const definition = fillInDefinitionOf(family);
  const isHeard = definition.asks === "word" && definition.heardFor?.[chosen] === answer;
  const line = t(`diagnosis.words.${isHeard ? "heard" : "chosen"}.${chosen}`, {}, "");
  return line === "" ? [] : [line];
}
