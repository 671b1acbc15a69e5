import { allFamilies, type Family } from "@verbena/core/families";
import { levelToCelebrate } from "@verbena/core/progress/exercise-progress";
import { type ShownProgress, useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";

export type ReachedLevel = { family: Family; level: number; totalCorrect: number };

/**
 * Which levels to celebrate. `this-tab`: reached by an answer in this tab. `all`: also in a batch or on another
 * device.
 */
export type Scope = "this-tab" | "all";

/** The highest unconfirmed level, or null, and a function that confirms all levels. */
export function useReachedLevels(scope: Scope) {
  const record = useRecord();
  const levels = reachedLevels(useProgress(), scope);
  return {
    reached: levels[0] ?? null,
    confirm: () => {
      for (const { family, level } of levels) {
        void record({ kind: "level-confirmed", family, level });
      }
    },
  };
}

/**
 * The unconfirmed levels, highest first. Empty until the server's progress is loaded: without it, unsent answers would
 * look like a learner's first answers.
 */
export function reachedLevels(
  {
    status,
    exercises,
    reachedInThisTab,
  }: Pick<ShownProgress, "status" | "exercises" | "reachedInThisTab">,
  scope: Scope,
): ReachedLevel[] {
  if (status !== "ready") return [];
  const families = scope === "this-tab" ? reachedInThisTab : allFamilies;
  return families
    .flatMap((family) => {
      const progress = exercises[family];
      const level = levelToCelebrate(progress);
      const { totalCorrect } = progress.stats;
      return level === null ? [] : [{ family, level, totalCorrect }];
    })
    .toSorted((a, b) => b.level - a.level);
}
