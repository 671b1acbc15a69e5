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

/** A wrong answer of a pupil. In an assignment, with the number of the sentence that was shown. */
export type ClassError = PupilError & { sentence?: number };

/** The sentence that the first of the pupils saw, and the names of all, in the order of the class list. */
type ClassWork = { sentence: string; names: string[] };

/** A wrong answer beside the right one; in an assignment, with who wrote it. */
type ClassExample = WrongAnswer & { work?: ClassWork | undefined };

/** A confusion of a class. Each card has the form that it asks for; null if it asks for a word. */
export type ClassConfusion = Omit<Confusion, "cards" | "examples"> & {
  examples: ClassExample[];
  cards: (MissedCard & { cell: AskedCell | null })[];
};

/** An assignment of chosen forms has at most so many. */
const CARDS_MAX = 60;

type Shown = {
  catalogue: Catalogue;
  max: number;
  /** By id of the pupil. Only for answers in an assignment: of other answers, a teacher sees no names. */
  names?: ReadonlyMap<string, string>;
};

/** What pupils get wrong in the same way, with the right answers of the content. */
export function classConfusions(
  errors: readonly ClassError[],
  { catalogue, max, names }: Shown,
): ClassConfusion[] {
  const rightAnswer = (card: FamilyCard) => correctAnswerTo(catalogue, card);
  return groupConfusions(errors, { rightAnswer, max }).map(({ cards, examples, ...confusion }) => ({
    ...confusion,
    examples: examples.map(({ given, expected, errors: same }) => ({
      given,
      expected,
      ...(names && { work: workOf(same, { catalogue, names }) }),
    })),
    cards: cards
      .flatMap((card) => {
        const sentence = cardSentence(catalogue, card);
        return sentence === undefined ? [] : [{ ...card, cell: askedCell(card, sentence) }];
      })
      .slice(0, CARDS_MAX),
  }));
}

function workOf(
  errors: readonly ClassError[],
  { catalogue, names }: { catalogue: Catalogue; names: ReadonlyMap<string, string> },
): ClassWork {
  const [first] = errors;
  const pupils = new Set(errors.map(({ userId }) => userId));
  return {
    sentence: (first && cardSentence(catalogue, first.card, first.sentence)?.sentence) ?? "",
    names: [...names].flatMap(([userId, name]) => (pupils.has(userId) ? [name] : [])),
  };
}
