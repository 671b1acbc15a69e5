import type { CardIdentity } from "../progress/card.ts";
import type { Family } from "../vocabulary.ts";

/** A card of one of the families. */
export type FamilyCard = CardIdentity & { family: Family };
