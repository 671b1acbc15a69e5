import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import type { Outcome } from "../practice-state.ts";

/** The verdict as a sentence. */
export function useHeadline(exercise: ShownExercise, outcome: Outcome): string {
  const { t } = useTranslation();
  if (outcome === "correct") return t("exercise.perfect");
  if (outcome === "accent") return t("exercise.accent");
  if (outcome === "unknown") return t("verdict.gaveUp", { form: exercise.answer });
  return afterNo(t, t(exercise.kind === "fill-in" ? "verdict.wrongWord" : "verdict.wrongForm"));
}

/** A sentence that says what is wrong, after the word for wrong unless it begins with “almost”. */
export const afterNo = (t: Translate, sentence: string): string =>
  sentence.startsWith(t("verdict.almost")) ? sentence : `${t("verdict.no")} ${sentence}`;
