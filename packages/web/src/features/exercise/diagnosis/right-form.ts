import { formOf } from "@verbena/core/conjugation/conjugate";
import type { Form } from "@verbena/core/conjugation/form";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { FormExercise } from "#progress/use-exercises.ts";

/** The form that is asked for, as the engine makes it. */
export function rightForm({ verb, exerciseKey, person }: FormExercise): Form | undefined {
  const infinitive = readInfinitive(verb);
  return "base" in infinitive ? formOf(infinitive, exerciseKey, person) : undefined;
}
