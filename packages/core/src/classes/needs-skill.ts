import { skillsOf } from "../knowledge/skills-of-card.ts";
import type { NeedsSkill } from "./asked-forms.ts";

/**
 * Whether building a card's form needs a skill. Only skills of forms count: what a card asks must not depend on which of
 * its sentences is shown.
 */
export const needsSkill: NeedsSkill = (card, skill) => skillsOf(card).includes(skill);
