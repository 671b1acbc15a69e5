import { useLocation, useParams } from "@tanstack/react-router";
import { defaultExerciseKey, type ExerciseKey, isExerciseKey } from "@verbena/core/vocabulary";
import { useLastPractisedFamily } from "#progress/use-progress.ts";

/** The family whose figures the bottom bar shows: the page's, or the one practised last. */
export function useShownFamily(): ExerciseKey {
  const { exerciseKey, tense } = useParams({ strict: false });
  const lastPractised = useLastPractisedFamily();
  const isExercise = useLocation({ select: ({ pathname }) => /^\/app\/exercise\b/.test(pathname) });
  const key = exerciseKey ?? tense;
  if (key !== undefined && isExerciseKey(key)) return key;
  return isExercise ? defaultExerciseKey : lastPractised;
}
