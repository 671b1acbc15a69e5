import type { Turn } from "@verbena/core/session/turns";
import type { FormExercise, PracticeExercise } from "#progress/use-exercises.ts";

/** *tener*, *yo*, with changes. */
export function formExercise(changes: Partial<FormExercise> = {}): FormExercise {
  return {
    kind: "conjugation",
    family: "preterito-indefinido",
    tense: "preterito-indefinido",
    item: "tener",
    context: "yo",
    verb: "tener",
    person: "yo",
    irregular: true,
    sentence: "Ayer _______ suerte.",
    answer: "tuve",
    translations: { fr: "", nl: "", en: "" },
    timeMarker: null,
    subject: null,
    ...changes,
  };
}

/** A turn that asks for *yo* of a verb. */
export function turn(verb: string): Turn<PracticeExercise> {
  const exercise = formExercise({ verb, item: verb });
  return { exercise, counted: true, repetition: exercise };
}
