import type { Family } from "../families.ts";
import type { CardIdentity } from "../progress/card.ts";

/** A card of one of the families. */
export type FamilyCard = CardIdentity & { family: Family };
