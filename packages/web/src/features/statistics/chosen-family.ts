import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";

/** A family, or all of them together. */
export type ChosenFamily = ExerciseKey | "all";

export const allFamilies: readonly ChosenFamily[] = ["all", ...exerciseKeys];

/** The part of a query that names the family; without it the query is about all of them. */
export function familyIn(family: ChosenFamily): { exercise?: ExerciseKey } {
  return family === "all" ? {} : { exercise: family };
}
