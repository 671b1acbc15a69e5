import { type ChoiceCause, otherChoice } from "@verbena/core/diagnosis/diagnose-fill-in";
import type { Translate } from "#i18n/translate.ts";
import type { ChosenFormExercise } from "#progress/use-exercises.ts";
import { withoutAsterisks } from "./words.ts";

/** Names the tense or the verb that the learner chose, and the right one; null if the choice is not the error. */
export function explainChoice(
  t: Translate,
  exercise: ChosenFormExercise,
  given: string,
): readonly string[] | null {
  const cause = otherChoice({ ...exercise, infinitive: exercise.verb, given });
  return cause && [choiceLine(t, cause, exercise, withoutAsterisks(given))];
}

function choiceLine(
  t: Translate,
  cause: ChoiceCause,
  { verb, answer }: ChosenFormExercise,
  given: string,
): string {
  if (cause.code === "wrong-to-be") {
    const names = { form: given.toLowerCase(), other: cause.verb, verb, answer };
    return t("diagnosis.wrongVerb", names);
  }
  return t("diagnosis.wrongPast.says", {
    form: cause.form,
    given: t(`diagnosis.wrongPast.given.${cause.tense}`),
    asked: t(`diagnosis.wrongPast.asked.${cause.wanted}`),
  });
}
