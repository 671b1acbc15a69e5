import { useReviewCounts } from "#progress/use-review-counts.ts";

/** Counts what can be asked today, which makes the plan. */
export function PlanMaker(): null {
  useReviewCounts();
  return null;
}
