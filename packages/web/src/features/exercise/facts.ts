import { fillInWords } from "@verbena/core/vocabulary";
import type { TFunction } from "i18next";
import { personName } from "#conjugation/person-names.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** What is asked, in Spanish: infinitive, tense, person, always in this order; a fill-in's words. */
export function factsOf(t: TFunction, exercise: PracticeExercise): readonly string[] {
  if (exercise.kind === "fill-in") return fillInWords;
  return [exercise.verb, t(`exercise.tenses.${exercise.exerciseKey}`), personName(exercise.person)];
}
