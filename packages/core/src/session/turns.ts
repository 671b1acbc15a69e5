import { groupBy } from "../group-by.ts";
import { type CardIdentity, cardKey } from "../progress/card.ts";

/** A sentence of a card. `number` is its place among the card's sentences, from 1 (the default). */
type Sentence = CardIdentity & { number?: number };

/** One exercise of a session. */
export type Turn<Exercise> = {
  exercise: Exercise;
  /** Whether the answer is recorded. It is not in a repetition after an error and in a rehearsal. */
  counted: boolean;
  /** Shown when the form comes again after an error: another sentence of the card, if it has one. */
  repetition: Exercise;
};

/**
 * The turns of a session, in the given order. A repetition takes the sentence before the one that is shown,
 * so that the card's next review, which takes the sentence after it, shows a third one.
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
    const before = others.findLast((other) => byNumber(other, exercise) < 0) ?? others.at(-1);
    return { exercise, counted: true, repetition: before ?? exercise };
  });
}

const byNumber = ({ number = 1 }: Sentence, { number: other = 1 }: Sentence) => number - other;
