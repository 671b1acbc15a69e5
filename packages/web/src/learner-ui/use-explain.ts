import { useMemo } from "react";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { guideOf, type ShownExercise } from "#progress/use-exercises.ts";
import type { Explanation } from "./diagnosis/explain-answer.ts";

/** Explains a wrong answer; null until the engine is loaded. */
export type Explain = (answer: string) => Explanation | null;

/**
 * Returns a function that explains answers and caches its explanations. The function changes with the exercise, and
 * when the engine is loaded.
 */
export function useExplain(exercise: ShownExercise): Explain {
  const { t, language } = useTranslation();
  const guide = guideOf(exercise);
  const { data: engine } = useModule(`explain-answer ${guide}`, async () => {
    const [{ explainAnswer, loadSections }] = await Promise.all([
      import("./diagnosis/explain-answer.ts"),
      loadNamespaces("diagnosis", "meanings"),
    ]);
    return { explainAnswer, sections: guide ? await loadSections(guide) : [] };
  });
  return useMemo(() => {
    const explanations = new Map<string, Explanation>();
    return (answer) => {
      const known =
        explanations.get(answer) ??
        engine?.explainAnswer({ t, language }, exercise, answer, engine.sections);
      if (known) explanations.set(answer, known);
      return known ?? null;
    };
  }, [engine, t, language, exercise]);
}
