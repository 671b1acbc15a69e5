import { anchorOf, commonAnchors } from "@verbena/content/theory/guides";
import type { FormParts } from "@verbena/core/conjugation/form";
import type { Cause } from "@verbena/core/diagnosis/cause";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import type { FormExercise, PracticeExercise } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { explainWord } from "./explain-word.ts";
import { expectedForm } from "./forms.ts";
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
  exercise: PracticeExercise,
  given: string,
): Explanation {
  return exercise.kind === "conjugation"
    ? explainForm(translator, exercise, given)
    : explainWord(translator, exercise, given);
}

function explainForm(translator: Translator, exercise: FormExercise, given: string): Explanation {
  const { verb, exerciseKey: tense, person, answer } = exercise;
  const causes = diagnose({ verb, tense, person, given, wanted: answer });
  return {
    lines: causeLines(translator, causes, exercise, given),
    construction: constructionOf(exercise),
    anchor: theoryAnchor(causes, exercise),
  };
}

function constructionOf(exercise: FormExercise): FormParts | null {
  const form = expectedForm(exercise);
  const isWhole = form === undefined || form.parts.stem === "" || form.parts.ending === "";
  return isWhole || form.form !== exercise.answer ? null : form.parts;
}

/** The section of the guide that explains the first cause best. */
function theoryAnchor([cause]: readonly Cause[], exercise: FormExercise): string {
  switch (cause?.code) {
    case "wrong-tense":
    case "wrong-mood":
    case "non-finite":
    case "compound-tense":
      return commonAnchors.use;
    case "pronoun":
      return cause.error === "needless-subject" ? anchorOfForm(exercise) : commonAnchors.reflexive;
    case "missed-stem-change":
    case "needless-stem-change":
      return anchorOf(exercise.exerciseKey, cause.irregularity) ?? anchorOfForm(exercise);
    default:
      return anchorOfForm(exercise);
  }
}

/** The section with the rule of the right form. */
function anchorOfForm(exercise: FormExercise): string {
  const kinds = expectedForm(exercise)?.irregularities ?? [];
  const anchors = kinds.map((kind) => anchorOf(exercise.exerciseKey, kind));
  return anchors.find((anchor) => anchor !== undefined) ?? commonAnchors.regular;
}
