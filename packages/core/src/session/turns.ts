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
  /** The card's sentences in turn, from `exercise`; absent in free practice. */
  sentences?: readonly Exercise[];
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
    const after = others.filter((other) => byNumber(other, exercise) > 0);
    const before = others.filter((other) => byNumber(other, exercise) < 0);
    const inTurn = [exercise, ...after, ...before];
    return { exercise, counted: true, repetition: inTurn.at(-1) ?? exercise, sentences: inTurn };
  });
}

/**
 * A turn of an endless session that has started again: the card shows its next sentence.
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
