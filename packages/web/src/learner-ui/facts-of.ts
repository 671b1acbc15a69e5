import { choicesIn, families, isVerbGiven } from "@verbena/core/families";
import { personName } from "#conjugation/person-name.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";

/**
 * What the exercise asks for, in Spanish: infinitive, tense, and person, or the choices of a fill-in family. A
 * dictation shows only the infinitive: it tells the learner which verb of the sentence to write. The learner hears
 * tense and person.
 */
export function factsOf(exercise: ShownExercise, isDictated: boolean): readonly string[] {
  if (exercise.kind === "fill-in") return choicesIn(exercise.family);
  const { verb, person, tense } = exercise;
  if (exercise.kind === "chosen-form") {
    const { family } = exercise;
    if (!isVerbGiven(family)) return [choicesIn(family).join(", ")];
    return [verb, families[family].shortName.toLowerCase(), personName(exercise.person, tense)];
  }
  if (isDictated) return [verb];
  const tenseName =
    exercise.kind === "drill" ? exercise.tenseName : families[exercise.family].name.toLowerCase();
  // Free practice writes the person around the blank.
  const isPersonShown = person === null || exercise.kind === "drill";
  return [verb, tenseName, ...(isPersonShown ? [] : [personName(person, tense)])];
}
