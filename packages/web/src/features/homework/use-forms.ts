import { formsOf } from "@verbena/core/classes/asked-forms";
import { type AssignmentVersion, familiesOfTask } from "@verbena/core/classes/assignment";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import { familyCardKey } from "@verbena/core/progress/card";
import { chooseSentences, countedTurns, type Turn } from "@verbena/core/session/turns";
import { useMemo } from "react";
import type { Exercises } from "#progress/learner-progress.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { type ExercisesOfFamilies, useExercisesOf } from "#progress/use-exercises-of.ts";

type AskedVersion = Pick<AssignmentVersion, "task" | "persons" | "region">;

export type AssignmentForms = Pick<ExercisesOfFamilies, "isFailed" | "retry"> & {
  /** The first sentence of each form; null until all sentences are loaded. */
  forms: readonly PracticeExercise[] | null;
  /** All sentences of these forms. */
  sentences: readonly PracticeExercise[];
};

/** Loads what an assignment asks. It is then kept on the device. */
export function useForms({ task, persons, region }: AskedVersion): AssignmentForms {
  const { sentences, ...loading } = useExercisesOf(familiesOfTask(task));
  const forms = useMemo(() => {
    const firsts = sentences?.filter(({ number = 1 }) => number === 1);
    return firsts ? formsOf({ task, persons, region }, firsts, needsSkill) : null;
  }, [sentences, task, persons, region]);
  return { ...loading, forms, sentences: sentences ?? [] };
}

/** A turn for each form, with the sentence that it shows next. */
export function turnsOf(
  forms: readonly PracticeExercise[],
  sentences: readonly PracticeExercise[],
  progress: Exercises,
): Turn<PracticeExercise>[] {
  return forms.flatMap((form) => {
    const key = familyCardKey(form);
    const ofForm = sentences.filter((sentence) => familyCardKey(sentence) === key);
    return countedTurns(chooseSentences(ofForm, progress[form.family].cards), ofForm);
  });
}
