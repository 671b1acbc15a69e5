import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import type { Outcome } from "../outcome.ts";

const headlines: Record<Outcome, (t: Translate, exercise: ShownExercise) => string> = {
  correct: (t) => t("exercise.perfect"),
  accent: (t) => t("exercise.accent"),
  wrong: (t, { kind }) =>
    afterNo(t, t(kind === "fill-in" ? "verdict.wrongWord" : "verdict.wrongForm")),
  unknown: (t, { answer }) => t("verdict.gaveUp", { form: answer }),
};

/** The verdict as a sentence. */
export function useHeadline(exercise: ShownExercise, outcome: Outcome): string {
  const { t } = useTranslation();
  return headlines[outcome](t, exercise);
}

/** A sentence that says what is wrong, after the word for wrong unless it begins with “almost”. */
export const afterNo = (t: Translate, sentence: string): string =>
  sentence.startsWith(t("verdict.almost")) ? sentence : `${t("verdict.no")} ${sentence}`;
