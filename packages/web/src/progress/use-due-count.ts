import type { Instant } from "@verbena/core/calendar";
import { isDue } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { isPractised } from "@verbena/core/session/family-card";
import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { useSyncExternalStore } from "react";
import { currentInstant } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import { useProgressStore } from "./progress-provider.tsx";

/** How many cards are due, for every page. Loads no sentences. */
export function useDueCount(): number {
  const { persons } = useUser();
  const store = useProgressStore();
  return useSyncExternalStore(store.subscribe, () => {
    const now = currentInstant();
    const { exercises } = store.getSnapshot();
    return exerciseKeys
      .map((exerciseKey) => dueIn(exerciseKey, exercises[exerciseKey].cards, now))
      .reduce((sum, due) => sum + due, 0);
  });

  function dueIn(exerciseKey: ExerciseKey, cards: ExerciseProgress["cards"], now: Instant): number {
    return Object.values(cards).filter(
      (card) => isDue(card, now) && isPractised({ ...card, exerciseKey }, persons),
    ).length;
  }
}
