import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { useModule } from "#lib/use-module.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import type { Explanation } from "./explain-answer.ts";

/**
 * What went wrong with an answer; null until the engine is loaded.
 *
 * @param given null while there is nothing to explain
 */
export function useExplanation(
  exercise: PracticeExercise,
  given: string | null,
): Explanation | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: engine } = useModule("explain-answer", () => import("./explain-answer.ts"));
  return useMemo(
    () => (given === null ? null : engine?.explainAnswer({ t, language }, exercise, given)) ?? null,
    [engine, t, language, exercise, given],
  );
}
