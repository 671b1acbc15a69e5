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
    lines: cause === undefined ? [] : wordLines(t, cause, exercise),
    construction: null,
    anchor: explanationKey === null ? undefined : anchorOfExplanation(exerciseKey, explanationKey),
  };
}

function wordLines(t: TFunction, cause: WordCause, { answer, complement }: WordExercise): string[] {
  switch (cause.code) {
    case "accent":
      return [t("diagnosis.accent.slip", { right: answer })];
    case "typo":
      return [
        t(`diagnosis.typo.${cause.edit}`, { given: cause.given, right: cause.right, form: answer }),
      ];
    case "unknown":
      return [];
    default: {
      const chosen = t(`diagnosis.words.chosen.${cause.chosen}`);
      if (complement === null) return [chosen];
      return [chosen, t(`diagnosis.words.wanted.${answer}`, { complement })];
    }
  }
}
