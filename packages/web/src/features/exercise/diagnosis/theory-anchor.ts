import { anchorOf, commonAnchors } from "@verbena/content/theory/guides";
import type { Cause } from "@verbena/core/diagnosis/cause";
import type { FormExercise } from "#progress/use-exercises.ts";
import { rightForm } from "./right-form.ts";

/** Section of the guide that helps most against what happened. */
export function theoryAnchor(causes: readonly Cause[], exercise: FormExercise): string {
  const [cause] = causes;
  switch (cause?.code) {
    case "wrong-tense":
    case "wrong-mood":
    case "non-finite":
    case "compound-tense":
      return commonAnchors.use;
    case "pronoun":
      return cause.fault === "needless-subject" ? anchorOfForm(exercise) : commonAnchors.reflexive;
    case "missed-stem-change":
    case "needless-stem-change":
      return anchorOf(exercise.exerciseKey, cause.kind) ?? anchorOfForm(exercise);
    default:
      return anchorOfForm(exercise);
  }
}

/** Where the form's own rule is told. */
function anchorOfForm(exercise: FormExercise): string {
  const kinds = rightForm(exercise)?.irregularities ?? [];
  const anchors = kinds.map((kind) => anchorOf(exercise.exerciseKey, kind));
  return anchors.find((anchor) => anchor !== undefined) ?? commonAnchors.regular;
}
