import type { Verdict } from "@verbena/core/vocabulary";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** The verdict as a sentence; empty before it is known. */
export function useHeadline(exercise: PracticeExercise, verdict: Verdict | null): string {
  const { t } = useTranslation();
  switch (verdict) {
    case null:
      return "";
    case "correct":
      return t("exercise.perfect");
    case "accent":
      return t("exercise.accent");
    case "wrong":
      return exercise.kind === "fill-in" ? t("exercise.wrongWord") : t("exercise.wrongForm");
  }
}
