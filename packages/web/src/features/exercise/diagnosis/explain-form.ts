import { formOf } from "@verbena/core/conjugation/conjugate";
import type { FormParts } from "@verbena/core/conjugation/form";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import type { FormExercise } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import type { Explanation } from "./explanation.ts";
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

function constructionOf({ verb, exerciseKey, person, answer }: FormExercise): FormParts | null {
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return null;
  const form = formOf(infinitive, exerciseKey, person);
  const isWhole = form === undefined || form.parts.stem === "" || form.parts.ending === "";
  return isWhole || form.form !== answer ? null : form.parts;
}
