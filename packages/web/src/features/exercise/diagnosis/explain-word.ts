import { anchorOfExplanation } from "@verbena/content/theory/guides";
import { diagnoseWord, type WordCause } from "@verbena/core/diagnosis/diagnose-word";
import type { TFunction } from "i18next";
import type { WordExercise } from "#progress/use-exercises.ts";
import type { Explanation } from "./explanation.ts";
import type { Speech } from "./speech.ts";

/** What the chosen word asks for, and what stands in the sentence. */
export function explainWord({ t }: Speech, exercise: WordExercise, given: string): Explanation {
  const { answer, exerciseKey, explanationKey } = exercise;
  const [cause] = diagnoseWord({ wanted: answer, given });
  return {
    lines: cause === undefined ? [] : wordLines(t, cause, exercise, given),
    construction: null,
    anchor: explanationKey === null ? undefined : anchorOfExplanation(exerciseKey, explanationKey),
  };
}

function wordLines(
  t: TFunction,
  cause: WordCause,
  { answer, complement }: WordExercise,
  given: string,
): string[] {
  const wanted = complement === null ? [] : [t(`diagnosis.words.wanted.${answer}`, { complement })];
  switch (cause.code) {
    case "accent":
      return [t("diagnosis.accent.needless", { right: answer })];
    case "typo":
      if (/hacen$/i.test(given.trim())) return [t("diagnosis.words.hacen", { form: answer })];
      return [
        t(`diagnosis.typo.${cause.edit}`, { given: cause.given, right: cause.right, form: answer }),
      ];
    case "unknown": {
      const isHay = /^hay$/i.test(given.trim()) && answer === "hace";
      return isHay ? [t("diagnosis.words.hay"), ...wanted] : wanted;
    }
    default:
      return [t(`diagnosis.words.chosen.${cause.chosen}`), ...wanted];
  }
}
