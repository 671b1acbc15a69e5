import { levelOf } from "../levels.ts";
import { type Card, cardKey } from "./card.ts";
import type { ExerciseProgress } from "./exercise-progress.ts";
import type { AnswerEvent } from "./progress-event.ts";

/** Snapshot of a family before an answer: its counters, and the card of the answer (null: a new card). */
export type BeforeAnswer = Omit<ExerciseProgress, "cards" | "days"> & { card: Card | null };

/** An answer that a retraction takes back, and the snapshot from before the answer. */
export type TakenBack = { answer: AnswerEvent; before: BeforeAnswer };

export function beforeAnswer(progress: ExerciseProgress, answer: AnswerEvent): BeforeAnswer {
  const { cards, days: _, ...before } = progress;
  return { ...before, card: cards[cardKey(answer)] ?? null };
}

/**
 * The progress without an answer, except for the statistics of days. A device shows this until the server has folded
 * the log again. If other answers were counted since, only the server can compute the progress, and this function
 * returns it unchanged.
 */
export function takeBack(
  progress: ExerciseProgress,
  { answer, before: { card, ...before } }: TakenBack,
): ExerciseProgress {
  const isLatest = progress.stats.totalAttempts === before.stats.totalAttempts + 1;
  if (!isLatest || progress.resetAt !== before.resetAt) return progress;
  const { [cardKey(answer)]: _, ...cards } = progress.cards;
  return {
    ...progress,
    ...before,
    ...confirmedWithout(progress, before),
    cards: card ? { ...cards, [cardKey(answer)]: card } : cards,
  };
}

/** The confirmed level without the answer. A level that earlier answers had reached stays confirmed. */
function confirmedWithout(
  { currentLevel, lastLevelUpAt }: ExerciseProgress,
  before: Omit<BeforeAnswer, "card">,
): Pick<ExerciseProgress, "currentLevel" | "lastLevelUpAt"> {
  const level = Math.min(currentLevel, levelOf(before.stats.totalCorrect));
  return level > before.currentLevel ? { currentLevel: level, lastLevelUpAt } : before;
}
