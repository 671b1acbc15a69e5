import type { CardIdentity } from "../progress/card.ts";
import { type ExerciseKey, isConjugationKey, type Person } from "../vocabulary.ts";

/** A card of one of the families. */
export type FamilyCard = CardIdentity & { exerciseKey: ExerciseKey };

/** Whether the learner practises a card: fill-in sentences always, verb forms if their person is chosen. */
export function isPractised(
  { exerciseKey, context }: Pick<FamilyCard, "exerciseKey" | "context">,
  persons: readonly Person[],
): boolean {
  return !isConjugationKey(exerciseKey) || persons.some((person) => person === context);
}
