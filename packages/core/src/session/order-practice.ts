import type { Instant } from "../calendar.ts";
import { cardKey, type FamilyCard } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { orderSession } from "./order-session.ts";
import { isPractised, type PracticeChoice } from "./practice-choice.ts";
import { chooseSentences } from "./turns.ts";

/** What a session practises of a family. */
export type PracticeSelection = {
  /** Only items of the failed list. */
  failedOnly: boolean;
  /** Only these verbs or fill-in sentences; undefined for all. */
  items: readonly string[] | undefined;
};

/**
 * The sentences of a session in no particular order: one for each card that the learner has selected.
 *
 * @param sentences the sentences of one family
 */
export function selectSentences<T extends FamilyCard & { number?: number }>(
  sentences: readonly T[],
  { cards, failedItems }: Pick<ExerciseProgress, "cards" | "failedItems">,
  { failedOnly, items, ...choice }: PracticeSelection & Pick<PracticeChoice, "persons" | "region">,
): T[] {
  const wanted = failedOnly ? failedItems : items;
  const selected = sentences.filter(
    (one) => isPractised(one, choice) && (wanted === undefined || wanted.includes(one.item)),
  );
  return chooseSentences(selected, cards);
}

type PracticeSettings = Pick<PracticeSelection, "failedOnly"> & {
  now: Instant;
  /** The same seed gives the same order. */
  seed: number;
  /** The number of answers in a round. */
  roundLength: number;
};

/** Sentences in the order to ask them, and the number of answers in the first round. */
type OrderedPractice<T> = { ordered: T[]; roundLength: number };

/**
 * The order of a session. The failed list begins with a round of the forms whose last answer was wrong, latest first.
 *
 * @param chosen one sentence for each card: see `selectSentences`
 */
export function orderPractice<T extends FamilyCard>(
  chosen: readonly T[],
  cards: ExerciseProgress["cards"],
  { failedOnly, now, seed, roundLength }: PracticeSettings,
): OrderedPractice<T> {
  const missed = failedOnly ? missedLatestFirst(chosen, cards) : [];
  const others = chosen.filter((one) => !missed.includes(one));
  return {
    ordered: [...missed, ...orderSession(others, cards, now, seed)],
    roundLength: Math.min(missed.length || roundLength, roundLength),
  };
}

function missedLatestFirst<T extends FamilyCard>(
  chosen: readonly T[],
  cards: ExerciseProgress["cards"],
): T[] {
  const lastAsked = (one: T) => Date.parse(cards[cardKey(one)]?.lastAttempt ?? "");
  // A wrong answer sets the repetitions of its card to 0.
  return chosen
    .filter((one) => cards[cardKey(one)]?.repetitions === 0)
    .toSorted((a, b) => lastAsked(b) - lastAsked(a));
}
