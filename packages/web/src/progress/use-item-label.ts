import { useQuery } from "@tanstack/react-query";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { exercisesQuery } from "./use-exercises.ts";

/** A verb is its own name; a fill-in exercise is known by its sentence. */
export function useItemLabel(exerciseKey: ExerciseKey): (item: string) => string {
  const isVerb = isConjugationKey(exerciseKey);
  const { data: exercises } = useQuery({ ...exercisesQuery(exerciseKey), enabled: !isVerb });
  if (isVerb) return (item) => item;
  return (item) => {
    const exercise = exercises?.find((candidate) => candidate.item === item);
    return exercise === undefined ? "…" : exercise.sentence.replace(/_+/, "…");
  };
}
