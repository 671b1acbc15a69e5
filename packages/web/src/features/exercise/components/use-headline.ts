import type { Verdict } from "@verbena/core/vocabulary";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";

/** The verdict as a sentence. */
export function useHeadline(exercise: ShownExercise, verdict: Verdict, gaveUp: boolean): string {
  const { t } = useTranslation();
  if (verdict === "correct") return t("exercise.perfect");
  if (verdict === "accent") return t("exercise.accent");
  if (gaveUp) return t("verdict.gaveUp");
  const wrong = t(exercise.kind === "fill-in" ? "verdict.wrongWord" : "verdict.wrongForm");
  return afterNo(t, wrong);
}

/** Words that keep their capital within a sentence. */
const NAMES = /^\*?(Spanish|España)\b/;

/** A sentence that says what is wrong, after the word for wrong unless it begins with “almost”. */
export function afterNo(t: Translate, sentence: string): string {
  if (sentence.startsWith(t("verdict.almost"))) return sentence;
  const start = /^\*?\p{Lu}/u;
  const continued = NAMES.test(sentence)
    ? sentence
    : sentence.replace(start, (first) => first.toLowerCase());
  return `${t("verdict.no")} ${continued}`;
}
