import { type AskedCell, doesNotChange } from "@verbena/spanish";
import { type CardIdentity, cardKey, type FamilyCard } from "../progress/card.ts";
import type { Skill } from "./skill.ts";
import { askedCell, type SkillsOfSentence, skillsOf } from "./skills-of-card.ts";

/** A card with what it asks for. */
export type SkilledCard = FamilyCard & {
  /** null if the card asks for a word. */
  cell: AskedCell | null;
  skills: readonly Skill[];
};

/**
 * Adds to each card what it asks for.
 *
 * @param sentences those of fill-in families. Cards of conjugation families need none.
 */
export function withSkills(
  cards: readonly FamilyCard[],
  sentences: readonly (CardIdentity & SkillsOfSentence)[],
): SkilledCard[] {
  const byCard = new Map(sentences.map((sentence) => [cardKey(sentence), sentence]));
  return cards.map(({ family, item, context }) => {
    const card = { family, item, context };
    const sentence = byCard.get(cardKey(card)) ?? {};
    return { ...card, cell: askedCell(card, sentence), skills: skillsOf(card, sentence) };
  });
}

/** The skills of a card, and that its verb does not change, which it shows once the learner has changed it. */
export function skillsAndVerb({ skills, cell }: SkilledCard): readonly Skill[] {
  return cell === null ? skills : [...skills, doesNotChange(cell)];
}
