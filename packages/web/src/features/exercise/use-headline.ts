import type { Verdict } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** The verdict in a sentence; empty while there is none. */
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
