import { type AskedCell, isPerson, type Person, skillsOfForm } from "@verbena/spanish";
import { type ExplanationKey, isConjugationFamily } from "../families.ts";
import { readItem } from "../family-item.ts";
import type { FamilyCard } from "../progress/card.ts";
import type { Skill } from "./skill.ts";

/** What a sentence adds to its card. A sentence of the content has these fields. */
export type SkillsOfSentence = {
  /** The words that decide the person. */
  subject?: string | null;
  /** The explanation and the asked form of a fill-in sentence. */
  explanationKey?: ExplanationKey | null;
  infinitive?: string | null;
  tense?: AskedCell["tense"] | null;
  person?: Person | null;
};

/**
 * The skills that a card with this sentence asks for. Those of a conjugation family follow from the card alone, except
 * for `usted`. A fill-in sentence has its key, and the skills of its form if it asks for one.
 *
 * @returns no skills for a card that asks for no existing form
 * @example skillsOf({ family: "preterito-indefinido", item: "tener", context: "yo" })
 * // ["fact tener strong-preterite", "strong-ending yo", "accent none strong-preterite"]
 */
export function skillsOf(card: FamilyCard, sentence: SkillsOfSentence = {}): readonly Skill[] {
  const { subject, explanationKey } = sentence;
  const cell = askedCell(card, sentence);
  const ofForm = cell ? skillsOfForm(cell) : [];
  const key: Skill[] = explanationKey ? [`key ${card.family} ${explanationKey}`] : [];
  const asksUsted = cell !== null && isUsted(subject, cell.person);
  return asksUsted || key.length > 0 ? [...key, ...ofForm, ...(asksUsted ? [usted] : [])] : ofForm;
}

const usted: Skill = "usted third-person";

const isUsted = (subject: string | null | undefined, person: Person | null) =>
  (person === "él" || person === "ellos") && /\busted(?:es)?\b/i.test(subject ?? "");

/** The form that a card with this sentence asks for; null if it asks for a word. */
export function askedCell(
  { family, item, context }: FamilyCard,
  { infinitive, tense, person }: SkillsOfSentence,
): AskedCell | null {
  if (isConjugationFamily(family)) {
    return isPerson(context) ? { ...readItem(family, item), person: context } : null;
  }
  return infinitive && tense ? { verb: infinitive, tense, person: person ?? null } : null;
}
