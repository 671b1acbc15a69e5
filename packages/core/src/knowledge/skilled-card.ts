import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { formIn } from "../conjugation/compound-tenses.ts";
import type { Form } from "../conjugation/form.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { type CardIdentity, cardKey, type FamilyCard } from "../progress/card.ts";
import type { Skill } from "./skill.ts";
import { askedCell, doesNotChange, type SkillsOfSentence, skillsOf } from "./skills-of-form.ts";

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

/** The form that a cell asks for, with its irregularities: *me levanto*, *no hables*. Undefined if there is none. */
export function formOfCell({
  verb,
  tense,
  person,
}: AskedCell): Pick<Form, "form" | "irregularities"> | undefined {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formIn(infinitive, tense, person);
  const isThereIs = verb === "haber" && tense === "presente-indicativo" && person === "él";
  // The verb table has *ha*, which belongs to compound tenses. Alone, the verb has *hay*.
  return form && isThereIs ? { ...form, form: "hay" } : form;
}

/** The skills of a card, and that its verb does not change, which it shows once the learner has changed it. */
export function skillsAndVerb({ skills, cell }: SkilledCard): readonly Skill[] {
  return cell === null ? skills : [...skills, doesNotChange(cell)];
}
