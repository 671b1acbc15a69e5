import { anchorOf, commonAnchors } from "@verbena/content/theory/guides";
import type { FormParts } from "@verbena/core/conjugation/form";
import type { Cause } from "@verbena/core/diagnosis/cause";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import type { FormExercise, PracticeExercise } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { explainWord } from "./explain-word.ts";
import { expectedForm } from "./forms.ts";
import type { Speech } from "./words.ts";

/** What went wrong, in the learner's language; Spanish words stand between asterisks. */
export type Explanation = {
  /** At most two short lines; none when nothing certain can be said. */
  lines: readonly string[];
  /** The parts of the right form; null where it has only one. */
  construction: FormParts | null;
  /** Section of the family's guide with the rule. */
  anchor: string | undefined;
};

/** Import this module dynamically: it brings the conjugation engine. */
export function explainAnswer(
  speech: Speech,
  exercise: PracticeExercise,
  given: string,
): Explanation {
  return exercise.kind === "conjugation"
    ? explainForm(speech, exercise, given)
    : explainWord(speech, exercise, given);
}

function explainForm(speech: Speech, exercise: FormExercise, given: string): Explanation {
  const { verb, exerciseKey: tense, person, answer } = exercise;
  const causes = diagnose({ verb, tense, person, given, wanted: answer });
  return {
    lines: causeLines(speech, causes, exercise, given),
    construction: constructionOf(exercise),
    anchor: theoryAnchor(causes, exercise),
  };
}

function constructionOf(exercise: FormExercise): FormParts | null {
  const form = expectedForm(exercise);
  const isWhole = form === undefined || form.parts.stem === "" || form.parts.ending === "";
  return isWhole || form.form !== exercise.answer ? null : form.parts;
}

/** The section of the guide that helps most against the first cause. */
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

/** The section with the form's own rule. */
function anchorOfForm(exercise: FormExercise): string {
  const kinds = expectedForm(exercise)?.irregularities ?? [];
  const anchors = kinds.map((kind) => anchorOf(exercise.exerciseKey, kind));
  return anchors.find((anchor) => anchor !== undefined) ?? commonAnchors.regular;
}
