import type { ChoiceCause, WordCause } from "@verbena/core/diagnosis/diagnose-fill-in";
import { fillInDefinitionOf, knownTypoIn } from "@verbena/core/families";
import type { Translate } from "#i18n/translate.ts";
import type { ChosenFormExercise, WordExercise } from "#progress/use-exercises.ts";
import { typoLine } from "./cause-lines.ts";
import { capitalised, timeWithoutCapital, withoutAsterisks } from "./words.ts";

export type WordExplanation = {
  lines: readonly string[];
  /** What the learner's word means. Empty if that is unknown. */
  meanings: readonly string[];
};

/** Names the right word and why the sentence takes it, then what the learner's word means. */
export function explainWord(
  t: Translate,
  causes: readonly WordCause[],
  exercise: WordExercise,
  given: string,
): WordExplanation {
  const [cause] = causes;
  const { answer } = exercise;
  if (cause === undefined) return { lines: [], meanings: [] };
  switch (cause.code) {
    case "accent":
      return { lines: [t("diagnosis.accent.needless", { right: answer })], meanings: [] };
    case "typo": {
      const typo = knownTypoIn(exercise.family, given);
      const line =
        typo === undefined
          ? typoLine(t, cause, answer)
          : t(`diagnosis.words.typos.${typo}`, { form: answer });
      return { lines: [line], meanings: [] };
    }
    default:
      return {
        lines: reasonLines(t, exercise, answer),
        meanings: meaningLines(t, cause, exercise),
      };
  }
}

/** Explains when the learner's word would be right. */
function meaningLines(
  t: Translate,
  cause: Exclude<WordCause, { code: "accent" | "typo" }>,
  { family, answer }: WordExercise,
): string[] {
  if (cause.code === "unknown") {
    return cause.word === null ? [] : [t(`diagnosis.words.other.${cause.word}`)];
  }
  const { chosen } = cause;
  const definition = fillInDefinitionOf(family);
  const isHeard = definition.asks === "word" && definition.heardFor?.[chosen] === answer;
  const line = t(`diagnosis.words.${isHeard ? "heard" : "chosen"}.${chosen}`, {}, "");
  return line === "" ? [] : [line];
}

/** Names the right tense or verb and why the sentence takes it, then the tense or verb that the learner chose. */
export function explainChoice(
  t: Translate,
  cause: ChoiceCause,
  exercise: ChosenFormExercise,
  given: string,
): WordExplanation {
  return {
    lines: reasonLines(t, exercise, exercise.context),
    meanings: [choiceLine(t, cause, exercise, withoutAsterisks(given))],
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

/**
 * Why a fill-in sentence takes its word, tense, or verb, in a few words, then the words of the sentence that decide.
 * Empty if there is no text for the reason.
 *
 * @param name the name of the word, tense, or verb
 */
function reasonLines(
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
