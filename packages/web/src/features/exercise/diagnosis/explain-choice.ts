import type { ChoiceCause } from "@verbena/core/diagnosis/diagnose-fill-in";
import type { Translate } from "#i18n/translate.ts";
import type { ChosenFormExercise } from "#progress/use-exercises.ts";
import type { WordExplanation } from "./explain-word.ts";
import { reasonLines } from "./reason-lines.ts";
import { withoutAsterisks } from "./words.ts";

/** Names the right tense or verb and why the sentence takes it, then the tense or verb that the learner chose. */
export function explainChoice(
  t: Translate,
  cause: ChoiceCause,
  exercise: ChosenFormExercise,
  given: string,
): WordExplanation {
  return {
    lines: reasonLines(t, exercise, exercise.context),
    why: [choiceLine(t, cause, exercise, withoutAsterisks(given))],
  };
}

function choiceLine(
  t: Translate,
  cause: ChoiceCause,
  { verb, answer }: ChosenFormExercise,
  given: string,
): string {
  if ("verb" in cause) {
    const names = { form: given.toLowerCase(), other: cause.verb, verb, answer };
    return t("diagnosis.wrongVerb", names);
  }
  return t("diagnosis.choiceOfTense.says", {
    form: cause.form,
    given: t(`diagnosis.choiceOfTense.given.${cause.tense}`),
    asked: t(`diagnosis.choiceOfTense.asked.${cause.asked}`),
  });
}
