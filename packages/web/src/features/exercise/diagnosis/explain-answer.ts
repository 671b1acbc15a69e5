import { commonAnchors, type Section } from "@verbena/content/theory/guide";
import { anchorOf } from "@verbena/content/theory/load-sections";
import { type FormParts, joinParts } from "@verbena/core/conjugation/form";
import type { Cause } from "@verbena/core/diagnosis/cause";
import { isCompoundTense } from "@verbena/core/vocabulary";
import type {
  AskedForm,
  ChosenFormExercise,
  DrillExercise,
  FormExercise,
  ShownExercise,
} from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { explainChoice } from "./explain-choice.ts";
import { explainCompound } from "./explain-compound.ts";
import { explainWord, needsReason } from "./explain-word.ts";
import { causesOf, expectedForm } from "./forms.ts";
import type { Translator } from "./words.ts";

export { loadSections } from "@verbena/content/theory/load-sections";

/** Why an answer is wrong, in the learner's language. Asterisks enclose Spanish words. */
export type Explanation = {
  /** At most two short lines; none if the cause is uncertain. */
  lines: readonly string[];
  /** The parts of the right form; null if it has only one. */
  construction: FormParts | null;
  /** Section of the family's guide with the rule; undefined without a guide. */
  anchor: string | undefined;
  /** Whether the reason that the sentence gives is shown at once: the learner chose wrongly. */
  isReasonShown: boolean;
};

/**
 * Import this module dynamically: it includes the conjugation engine.
 *
 * @param sections of the guide to the family
 */
export function explainAnswer(
  translator: Translator,
  exercise: ShownExercise,
  given: string,
  sections: readonly Section[],
): Explanation {
  if (exercise.kind === "fill-in") {
    return {
      lines: explainWord(translator, exercise, given),
      construction: null,
      anchor: theoryAnchor([], sections, exercise),
      isReasonShown: needsReason(exercise),
    };
  }
  const explanation = explainForm(translator, exercise, given, sections);
  const choice =
    exercise.kind === "chosen-form" ? explainChoice(translator.t, exercise, given) : null;
  if (choice === null) return explanation;
  // How the right form is built does not matter here, and the reason needs the room.
  return { ...explanation, lines: choice, construction: null, isReasonShown: true };
}

function explainForm(
  translator: Translator,
  exercise: FormExercise | ChosenFormExercise | DrillExercise,
  given: string,
  sections: readonly Section[],
): Explanation {
  const { tense } = exercise;
  const construction = constructionOf(exercise);
  if (isCompoundTense(tense)) {
    const lines = explainCompound(translator, { ...exercise, tense }, given);
    const anchor = theoryAnchor([], sections, exercise);
    return { lines, construction, anchor, isReasonShown: false };
  }
  const causes = causesOf({ ...exercise, tense }, given);
  return {
    lines: causeLines(translator, causes, { ...exercise, tense }, given),
    construction,
    anchor: theoryAnchor(causes, sections, exercise),
    isReasonShown: false,
  };
}

function constructionOf(exercise: AskedForm): FormParts | null {
  const { parts } = expectedForm(exercise) ?? {};
  if (parts === undefined || parts.stem === "" || parts.ending === "") return null;
  // In a sentence, *no* stands before the blank.
  const before = exercise.answer.startsWith("no ")
    ? parts.before
    : parts.before.replace(/^no /, "");
  const shown = { ...parts, before };
  return joinParts(shown) === exercise.answer ? shown : null;
}

/** The section of the guide that explains the first cause best. */
function theoryAnchor(
  [cause]: readonly Cause[],
  sections: readonly Section[],
  exercise: ShownExercise,
): string | undefined {
  if (sections.length === 0) return undefined;
  if ("explanationKey" in exercise) {
    return exercise.explanationKey === null
      ? undefined
      : anchorOf(sections, exercise.explanationKey);
  }
  switch (cause?.code) {
    case "wrong-tense":
    case "wrong-mood":
    case "non-finite":
    case "compound-tense":
      return commonAnchors.use;
    case "pronoun":
      return cause.error === "needless-subject"
        ? anchorOfForm(sections, exercise)
        : commonAnchors.reflexive;
    case "missed-stem-change":
    case "needless-stem-change":
      return anchorOf(sections, cause.irregularity) ?? anchorOfForm(sections, exercise);
    default:
      return anchorOfForm(sections, exercise);
  }
}

/** The section with the rule of the right form. */
function anchorOfForm(sections: readonly Section[], exercise: AskedForm): string {
  const kinds = expectedForm(exercise)?.irregularities ?? [];
  const anchors = kinds.map((kind) => anchorOf(sections, kind));
  return anchors.find((anchor) => anchor !== undefined) ?? commonAnchors.regular;
}
