import { type Card, type CardKey, cardKey, completeCard } from "./card.ts";

/**
 * The cards of a family as lists of equal length, one for each field: card n has the values at index n.
 * Times are milliseconds since 1970. Databases write it, and devices read it, much faster than objects.
 */
export type CardColumns = {
  item: string[];
  context: string[];
  easiness: number[];
  interval: number[];
  repetitions: number[];
  nextReview: number[];
  attempts: number[];
  correctCount: number[];
  lastAttempt: number[];
  /** Missing, as the following ones, in the response of a server of an earlier version. */
  firstAttempt?: number[];
  sentence?: number[];
  /** Missing or null unless a card has one. */
  stability?: (number | null)[] | null;
  difficulty?: (number | null)[] | null;
};

/** @throws Error when a list is shorter than `item` */
export function cardsFromColumns(columns: CardColumns): Record<CardKey, Card> {
  const cards: Record<CardKey, Card> = {};
  for (const [index, item] of columns.item.entries()) {
    const card = completeCard({
      item,
      context: valueAt(columns.context, index),
      easiness: valueAt(columns.easiness, index),
      interval: valueAt(columns.interval, index),
      repetitions: valueAt(columns.repetitions, index),
      nextReview: new Date(valueAt(columns.nextReview, index)).toISOString(),
      attempts: valueAt(columns.attempts, index),
      correctCount: valueAt(columns.correctCount, index),
      lastAttempt: new Date(valueAt(columns.lastAttempt, index)).toISOString(),
      ...(columns.firstAttempt && {
        firstAttempt: new Date(valueAt(columns.firstAttempt, index)).toISOString(),
      }),
      ...(columns.sentence && { sentence: valueAt(columns.sentence, index) }),
      ...(columns.stability && { stability: valueAt(columns.stability, index) }),
      ...(columns.difficulty && { difficulty: valueAt(columns.difficulty, index) }),
    });
    cards[cardKey(card)] = card;
  }
  return cards;
}

function valueAt<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`Card ${index} lacks a value.`);
  return value;
}
