import type { CardIdentity } from "../progress/card.ts";
import type { ExerciseKey } from "../vocabulary.ts";

/** A card of one of the families. */
export type FamilyCard = CardIdentity & { exerciseKey: ExerciseKey };
