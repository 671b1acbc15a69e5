import { groupBy } from "../group-by.ts";
import type { ReasonToAsk } from "../knowledge/choose-by-rule.ts";
import { type Card, type CardIdentity, type CardKey, cardKey } from "../progress/card.ts";

/** One of the sentences of a card; `number` is its place among them, from 1 (the default). */
type Sentence = CardIdentity & { number?: number };

/**
 * Chooses one sentence for each card: the one that the learner saw longest ago. Because a card shows its sentences in
 * turn, this sentence follows the one shown last.
 *
 * @param sentences the sentences of one family; the sentences of each card in the order of their numbers
 * @param cards the family's cards. A card without an answer shows its first sentence.
 */
export function chooseSentences<T extends Sentence>(
  sentences: readonly T[],
  cards: Readonly<Record<CardKey, Card>>,
): T[] {
  const chosen = new Map<CardKey, T>();
  for (const sentence of sentences) {
    const key = cardKey(sentence);
    const first = chosen.get(key);
    const shownLast = cards[key]?.sentence ?? 0;
    const isNext = (one: T) => numberOf(one) > shownLast;
    if (first === undefined || (!isNext(first) && isNext(sentence))) chosen.set(key, sentence);
  }
  return [...chosen.values()];
}

const numberOf = ({ number = 1 }: Sentence) => number;

/** One exercise of a session. */
export type Turn<Exercise> = {
  exercise: Exercise;
  /** Whether the answer is recorded. False in a repetition after an error and in a rehearsal. */
  counted: boolean;
  /** The sentence to show when the form comes again after an error: another sentence of the card, if it has one. */
  repetition: Exercise;
  /** The card's sentences in the order to show them, beginning with `exercise`. Absent in free practice. */
  sentences?: readonly Exercise[];
  /** Why a review by rule asks the form. */
  reason?: ReasonToAsk | undefined;
};

/**
 * The turns of a session, in the given order. A repetition shows the card's previous sentence, and the next review shows
 * its next sentence. With three sentences, all three differ.
 *
 * @param ordered one sentence per card
 * @param sentences all sentences of these cards
 */
export function countedTurns<T extends Sentence>(
  ordered: readonly T[],
  sentences: readonly T[],
): Turn<T>[] {
  const byCard = groupBy(sentences, cardKey);
  return ordered.map((exercise) => {
    const others = (byCard.get(cardKey(exercise)) ?? []).toSorted(byNumber);
    const after = others.filter((other) => byNumber(other, exercise) > 0);
    const before = others.filter((other) => byNumber(other, exercise) < 0);
    const inTurn = [exercise, ...after, ...before];
    return { exercise, counted: true, repetition: inTurn.at(-1) ?? exercise, sentences: inTurn };
  });
}

/**
 * A turn of an endless session that has started again. The card shows its next sentence.
 *
 * @param lap how often the session has started again
 */
export function turnInLap<Exercise>(turn: Turn<Exercise>, lap: number): Turn<Exercise> {
  const { sentences = [] } = turn;
  if (lap === 0 || sentences.length < 2) return turn;
  const shown = lap % sentences.length;
  const exercise = sentences.at(shown) ?? turn.exercise;
  return { ...turn, exercise, repetition: sentences.at(shown - 1) ?? exercise };
}

const byNumber = ({ number = 1 }: Sentence, { number: other = 1 }: Sentence) => number - other;
