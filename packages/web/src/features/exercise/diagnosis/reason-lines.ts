import type { Translate } from "#i18n/translate.ts";
import type { ChosenFormExercise, WordExercise } from "#progress/use-exercises.ts";
import { capitalised, timeWithoutCapital } from "./words.ts";

/**
 * Why a fill-in sentence takes its word, tense, or verb, in a few words, then the words of the sentence that decide.
 * Empty if there is no text for the reason.
 *
 * @param name the name of the word, tense, or verb
 */
export function reasonLines(
  t: Translate,
  exercise: WordExercise | ChosenFormExercise,
  name: string,
): string[] {
  const { explanationKey, complement, verbMarker, sentence } = exercise;
  if (explanationKey === null) return [];
  const reason = t(`diagnosis.reasons.${explanationKey}`, {}, "");
  if (reason === "") return [];
  const words = [complement, verbMarker].flatMap((quoted) =>
    quoted ? [`*${timeWithoutCapital(quoted, sentence)}*`] : [],
  );
  const headline = t("diagnosis.words.headline", { Word: capitalised(name), reason });
  return words.length > 0 ? [headline, words.join(" · ")] : [headline];
}
