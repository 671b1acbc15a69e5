import { anchorOf, commonAnchors } from "@verbena/content/theory/guides";
import type { FormParts } from "@verbena/core/conjugation/form";
import type { Cause } from "@verbena/core/diagnosis/cause";
import { type ConjugationKey, isCompoundTense, isConjugationKey } from "@verbena/core/vocabulary";
import type {
  AskedForm,
  ChosenFormExercise,
  DrillExercise,
  FormExercise,
  ShownExercise,
} from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { explainCompound } from "./explain-compound.ts";
import { explainWord } from "./explain-word.ts";
import { causesOf, expectedForm } from "./forms.ts";
import type { Translator } from "./words.ts";

/** Why an answer is wrong, in the learner's language. Asterisks enclose Spanish words. */
export type Explanation = {
  /** At most two short lines; none if the cause is uncertain. */
  lines: readonly string[];
  /** The parts of the right form; null if it has only one. */
  construction: FormParts | null;
  /** Section of the family's guide with the rule. */
  anchor: string | undefined;
};

/** Import this module dynamically: it includes the conjugation engine. */
export function explainAnswer(
  translator: Translator,
  exercise: ShownExercise,
  given: string,
): Explanation {
  return exercise.kind === "fill-in"
    ? explainWord(translator, exercise, given)
    : explainForm(translator, exercise, given);
}

function explainForm(
  translator: Translator,
  exercise: FormExercise | ChosenFormExercise | DrillExercise,
  given: string,
): Explanation {
  const { tense } = exercise;
  const construction = constructionOf(exercise);
  if (isCompoundTense(tense)) {
    const lines = explainCompound(translator, { ...exercise, tense }, given);
    return { lines, construction, anchor: undefined };
  }
  const causes = causesOf({ ...exercise, tense }, given);
  return {
    lines: causeLines(translator, causes, { ...exercise, tense }, given),
    construction,
    anchor: isConjugationKey(tense) ? theoryAnchor(causes, tense, exercise) : undefined,
  };
}

function constructionOf(exercise: AskedForm): FormParts | null {
  const form = expectedForm(exercise);
  const isWhole = form === undefined || form.parts.stem === "" || form.parts.ending === "";
  return isWhole || form.form !== exercise.answer ? null : form.parts;
}

/** The section of the guide that explains the first cause best. */
function theoryAnchor(
  [cause]: readonly Cause[],
  tense: ConjugationKey,
  exercise: AskedForm,
): string {
  switch (cause?.code) {
    case "wrong-tense":
    case "wrong-mood":
    case "non-finite":
    case "compound-tense":
      return commonAnchors.use;
    case "pronoun":
      return cause.error === "needless-subject"
        ? anchorOfForm(tense, exercise)
        : commonAnchors.reflexive;
    case "missed-stem-change":
    case "needless-stem-change":
      return anchorOf(tense, cause.irregularity) ?? anchorOfForm(tense, exercise);
    default:
      return anchorOfForm(tense, exercise);
  }
}

/** The section with the rule of the right form. */
function anchorOfForm(tense: ConjugationKey, exercise: AskedForm): string {
  const kinds = expectedForm(exercise)?.irregularities ?? [];
  const anchors = kinds.map((kind) => anchorOf(tense, kind));
  return anchors.find((anchor) => anchor !== undefined) ?? commonAnchors.regular;
}
