import { levelToCelebrate } from "@verbena/core/progress/exercise-progress";
import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import type { ShownProgress } from "#progress/use-progress.ts";

/** A level that was reached in a family and that the learner has not confirmed. */
export type ReachedLevel = { exerciseKey: ExerciseKey; level: number; totalCorrect: number };

/**
 * The first family's level to celebrate, or null. While the server's progress is not known nothing
 * is: answers that wait here would look like a learner's first.
 */
export function reachedLevel({
  status,
  exercises,
}: Pick<ShownProgress, "status" | "exercises">): ReachedLevel | null {
  if (status !== "ready") return null;
  for (const exerciseKey of exerciseKeys) {
    const progress = exercises[exerciseKey];
    const level = levelToCelebrate(progress);
    if (level !== null) return { exerciseKey, level, totalCorrect: progress.stats.totalCorrect };
  }
  return null;
}
