import { type Card, type CardIdentity, type CardKey, cardKey } from "../progress/card.ts";

/** One of the sentences of a card; `number` is its place among them, from 1 (the default). */
type Sentence = CardIdentity & { number?: number };

/**
 * Chooses one sentence for each card: the one that the learner saw longest ago. A card shows its sentences in
 * turn, so that is the one after the sentence shown last.
 *
 * @param sentences of one family, those of a card in the order of their numbers
 * @param cards the family's cards; a card without an answer shows its first sentence
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
