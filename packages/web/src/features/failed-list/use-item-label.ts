import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useExercises } from "#progress/use-exercises.ts";

/** A verb is its own name; a fill-in exercise is known by its sentence. */
export function useItemLabel(exerciseKey: ExerciseKey): (item: string) => string {
  const { data: exercises } = useExercises(exerciseKey);
  if (isConjugationKey(exerciseKey)) return (item) => item;
  return (item) => {
    const exercise = exercises?.find((candidate) => candidate.item === item);
    return exercise === undefined ? "…" : exercise.sentence.replace(/_+/, "…");
  };
}
