import { allFamilies } from "@verbena/core/families";
import { useProgressValue } from "./progress-provider.tsx";

/** How many answers the learner has given in all families. */
export function useAnswerCount(): number {
  return useProgressValue(({ exercises }) =>
    allFamilies.reduce((sum, family) => sum + exercises[family].stats.totalAttempts, 0),
  );
}
