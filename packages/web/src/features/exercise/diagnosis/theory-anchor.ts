import { anchorOf } from "@verbena/content/theory/guides";
import { formOf } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { Cause } from "@verbena/core/diagnosis/cause";
import type { FormExercise } from "#progress/use-exercises.ts";

/** Section of the guide that helps most against what happened. */
export function theoryAnchor(causes: readonly Cause[], exercise: FormExercise): string {
  const [cause] = causes;
  switch (cause?.code) {
    case "wrong-tense":
    case "wrong-mood":
    case "non-finite":
    case "compound-tense":
      return "uso";
    case "pronoun":
      return cause.fault === "needless-subject" ? anchorOfForm(exercise) : "reflexivos";
    case "missed-stem-change":
    case "needless-stem-change":
      return anchorOf(exercise.exerciseKey, cause.kind) ?? anchorOfForm(exercise);
    default:
      return anchorOfForm(exercise);
  }
}

/** Where the form's own rule is told. */
function anchorOfForm({ verb, exerciseKey, person }: FormExercise): string {
  const infinitive = readInfinitive(verb);
  const form = "base" in infinitive ? formOf(infinitive, exerciseKey, person) : undefined;
  const kinds: readonly Irregularity[] = form?.irregularities ?? [];
  return (
    kinds.map((kind) => anchorOf(exerciseKey, kind)).find((id) => id !== undefined) ?? "regulares"
  );
}
