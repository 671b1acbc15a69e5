import {
  type Confusion,
  groupConfusions,
  type MissedCard,
  type PupilError,
  type WrongAnswer,
} from "@verbena/core/classes/confusions";
import { askedCell } from "@verbena/core/knowledge/skills-of-card";
import type { FamilyCard } from "@verbena/core/progress/card";
import type { AskedCell } from "@verbena/spanish";
import { type Catalogue, cardSentence, correctAnswerTo } from "../../../content/catalogue.ts";

/** A confusion of a class. Each card has the form that it asks for; null if it asks for a word. */
export type ClassConfusion = Omit<Confusion, "cards" | "examples"> & {
  examples: WrongAnswer[];
  cards: (MissedCard & { cell: AskedCell | null })[];
};

/** An assignment of chosen forms has at most so many. */
const CARDS_MAX = 60;

/** What pupils get wrong in the same way, with the right answers of the content. */
export function classConfusions(
  errors: readonly PupilError[],
  { catalogue, max }: { catalogue: Catalogue; max: number },
): ClassConfusion[] {
  const rightAnswer = (card: FamilyCard) => correctAnswerTo(catalogue, card);
  return groupConfusions(errors, { rightAnswer, max }).map(({ cards, examples, ...confusion }) => ({
    ...confusion,
    examples: examples.map(({ given, expected }) => ({ given, expected })),
    cards: cards
      .flatMap((card) => {
        const sentence = cardSentence(catalogue, card);
        return sentence === undefined ? [] : [{ ...card, cell: askedCell(card, sentence) }];
      })
      .slice(0, CARDS_MAX),
  }));
}
