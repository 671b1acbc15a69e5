import { useParams } from "@tanstack/react-router";
import { type ExerciseKey, isExerciseKey } from "@verbena/core/vocabulary";
import { lastPractisedFamily } from "./practised-family.ts";

/** The family whose figures the bottom bar shows: the page's, or the one practised last. */
export function useShownFamily(): ExerciseKey {
  const { exerciseKey, tense } = useParams({ strict: false });
  const key = exerciseKey ?? tense;
  return key !== undefined && isExerciseKey(key) ? key : lastPractisedFamily();
}
