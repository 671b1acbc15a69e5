import type { FormParts } from "@verbena/core/conjugation/form";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import type { FormExercise } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import type { Explanation } from "./explanation.ts";
import { rightForm } from "./right-form.ts";
import type { Speech } from "./speech.ts";
import { theoryAnchor } from "./theory-anchor.ts";

/** What happened with a form, how the right one is built, and where its rule is told. */
export function explainForm(speech: Speech, exercise: FormExercise, given: string): Explanation {
  const { verb, exerciseKey: tense, person, answer } = exercise;
  const causes = diagnose({ verb, tense, person, given, wanted: answer });
  return {
    lines: causeLines(speech, causes, exercise, given),
    construction: constructionOf(exercise),
    anchor: theoryAnchor(causes, exercise),
  };
}

function constructionOf(exercise: FormExercise): FormParts | null {
  const form = rightForm(exercise);
  const isWhole = form === undefined || form.parts.stem === "" || form.parts.ending === "";
  return isWhole || form.form !== exercise.answer ? null : form.parts;
}
