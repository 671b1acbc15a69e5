import type { Instant } from "../calendar.ts";
import { type Card, type CardKey, cardKey } from "./card.ts";

/**
 * The cards of a family as lists of equal length, one for each field: card n has the values at index n. Times are
 * milliseconds since 1970. Databases write these lists, and devices read them, much faster than objects.
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
  firstAttempt: number[];
  sentence: number[];
  /** Null if no card has one, as with SM-2. */
  stability: (number | null)[] | null;
  difficulty: (number | null)[] | null;
};

/** @throws Error when a list is shorter than `item` */
export function cardsFromColumns(columns: CardColumns): Record<CardKey, Card> {
  const cards: Record<CardKey, Card> = {};
  for (const [index, item] of columns.item.entries()) {
    const card = {
      item,
      context: valueAt(columns.context, index),
      easiness: valueAt(columns.easiness, index),
      interval: valueAt(columns.interval, index),
      repetitions: valueAt(columns.repetitions, index),
      nextReview: instantAt(columns.nextReview, index),
      attempts: valueAt(columns.attempts, index),
      correctCount: valueAt(columns.correctCount, index),
      firstAttempt: instantAt(columns.firstAttempt, index),
      lastAttempt: instantAt(columns.lastAttempt, index),
      sentence: valueAt(columns.sentence, index),
      stability: columns.stability?.[index] ?? null,
      difficulty: columns.difficulty?.[index] ?? null,
    };
    cards[cardKey(card)] = card;
  }
  return cards;
}

const instantAt = (times: readonly number[], index: number): Instant =>
  new Date(valueAt(times, index)).toISOString();

function valueAt<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`Card ${index} lacks a value.`);
  return value;
}
