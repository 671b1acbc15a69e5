import { isConjugationFamily } from "../families.ts";
import { readItem } from "../family-item.ts";
import type { Skill } from "../knowledge/skill.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import { isPractised } from "../session/practice-choice.ts";
import type { AssignmentVersion, Task } from "./assignment.ts";

/**
 * Whether building a card's form needs a skill. `needsSkill` in needs-skill.ts is the only implementation; callers pass
 * it, because pages that only show assignments must not load the rules of all verbs.
 */
export type NeedsSkill = (card: FamilyCard, skill: Skill) => boolean;

/** Whether a version of an assignment asks a card. Ignores whether the content still has the card. */
export function isAsked(
  version: Pick<AssignmentVersion, "task" | "persons" | "region">,
  card: FamilyCard,
  needsSkill: NeedsSkill,
): boolean {
  return isPractised(card, version) && hasForm(version.task, card, needsSkill);
}

/** The forms that a version asks, in the order of the cards. */
export function formsOf<Card extends FamilyCard>(
  version: Pick<AssignmentVersion, "task" | "persons" | "region">,
  cards: Iterable<Card>,
  needsSkill: NeedsSkill,
): Card[] {
  return [...cards].filter((card) => isAsked(version, card, needsSkill));
}

function hasForm(task: Task, card: FamilyCard, needsSkill: NeedsSkill): boolean {
  const { family, item } = card;
  switch (task.kind) {
    case "family":
      return task.family === family;
    case "verbs":
      return (
        isConjugationFamily(family) &&
        task.families.includes(family) &&
        task.verbs.includes(readItem(family, item).verb)
      );
    case "skill":
      return task.families.some((one) => one === family) && needsSkill(card, task.skill);
    case "forms":
      return task.forms.some((form) => familyCardKey(form) === familyCardKey(card));
  }
}
