import { commonAnchors, type Section } from "@verbena/content/theory/guide";
import { anchorOf } from "@verbena/content/theory/load-sections";
import {
  type AnswerQuestion,
  type Diagnosis,
  diagnoseAnswer,
} from "@verbena/core/diagnosis/diagnose-answer";
import { type FormParts, isCompoundTense, nearestExpected } from "@verbena/spanish";
import type { Cause } from "@verbena/spanish/diagnose";
import type {
  AskedForm,
  ChosenFormExercise,
  DrillExercise,
  FormExercise,
  ShownExercise,
} from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { explainCompound } from "./explain-compound.ts";
import { explainChoice, explainWord, type WordExplanation } from "./explain-fill-in.ts";
import { expectedForm } from "./forms.ts";
import type { Translator } from "./words.ts";

export { loadSections } from "@verbena/content/theory/load-sections";

/** Why an answer is wrong, in the learner's language. Asterisks enclose Spanish words. */
export type Explanation = {
  /** At most two short lines. Empty if the cause is uncertain. */
  lines: readonly string[];
  /** What the learner's word, tense, or verb means. Shown to learners who ask why. */
  meanings: readonly string[];
  /** Stem and ending of the right form. Null if it has only one of them. */
  construction: FormParts | null;
  /** The section of the family's guide with the rule. Undefined without a guide. */
  anchor: string | undefined;
};

/**
 * Explains the first cause of the diagnosis. Statistics count the same cause. Import this module dynamically, because
 * it includes the conjugation engine.
 *
 * @param sections the sections of the family's guide
 */
export function explainAnswer(
  translator: Translator,
  exercise: ShownExercise,
  given: string,
  sections: readonly Section[],
): Explanation {
  const { t } = translator;
  const diagnosis = diagnoseAnswer(questionOf(exercise, given));
  const explained = (
    { lines, meanings }: WordExplanation,
    causes: readonly Cause[],
    construction: FormParts | null,
  ) => ({ lines, meanings, construction, anchor: theoryAnchor(causes, sections, exercise) });
  if (exercise.kind === "fill-in") {
    const causes = diagnosis.kind === "word" ? diagnosis.causes : [];
    return explained(explainWord(t, causes, exercise, given), [], null);
  }
  if (diagnosis.kind === "choice" && exercise.kind === "chosen-form") {
    const [cause] = diagnosis.causes;
    // The learner chose a wrong tense or verb. The construction of the right form would not help.
    return explained(explainChoice(t, cause, exercise, given), [], null);
  }
  const { lines, causes } = explainForm(translator, exercise, given, diagnosis);
  return explained({ lines, meanings: [] }, causes, constructionOf(exercise));
}

/** The question of an exercise in the form that diagnosis needs. */
function questionOf(exercise: ShownExercise, given: string): AnswerQuestion {
  const { answer: expected } = exercise;
  const family = exercise.kind === "drill" ? null : exercise.family;
  if (exercise.kind === "fill-in") {
    return { family, infinitive: null, tense: null, person: null, expected, given };
  }
  const { verb: infinitive, tense, person } = exercise;
  return { family, infinitive, tense, person, expected, given };
}

/** Explains a form by comparing it with the nearest accepted answer. */
function explainForm(
  translator: Translator,
  exercise: FormExercise | ChosenFormExercise | DrillExercise,
  given: string,
  diagnosis: Diagnosis,
): { lines: readonly string[]; causes: readonly Cause[] } {
  const { tense, answer: usual, variants = [] } = exercise;
  const answer = nearestExpected(given, [usual, ...variants]);
  const others = answer === usual ? {} : { usual };
  if (isCompoundTense(tense)) {
    const parts = diagnosis.kind === "compound" ? diagnosis.parts : [];
    const lines = explainCompound(translator, { ...exercise, tense, answer }, parts);
    return { lines, causes: [] };
  }
  const causes = diagnosis.kind === "form" ? diagnosis.causes : [];
  const asked = { ...exercise, ...others, tense, answer };
  return { lines: causeLines(translator, causes, asked, given), causes };
}

function constructionOf(exercise: AskedForm): FormParts | null {
  const { parts } = expectedForm(exercise) ?? {};
  if (parts === undefined || parts.stem === "" || parts.ending === "") return null;
  // In a sentence, *no* stands before the blank.
  const before = exercise.answer.startsWith("no ")
    ? parts.before
    : parts.before.replace(/^no /, "");
  const isAnswer = before + parts.stem + parts.ending + parts.after === exercise.answer;
  return isAnswer ? { ...parts, before } : null;
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
