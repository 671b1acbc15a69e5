import type { Turn } from "@verbena/core/session/turns";
import type { ShownExercise } from "#progress/use-exercises.ts";

export type PracticeTurn = Turn<ShownExercise>;

/** What a learner practises, in order. */
export type Session = {
  turns: readonly [PracticeTurn, ...PracticeTurn[]];
  /** An endless session starts again after its last turn. A round ends with a page. */
  mode: "endless" | "round";
  /** The number of answers in the current round. At the end of a round, the result is shown. */
  roundLength: number;
  /** The number of answers in the rounds that follow. */
  nextRoundLength: number;
};

type RoundOptions = Pick<Session, "mode" | "roundLength"> & Partial<Session>;

/** A session of given turns; null without turns. */
export function sessionOf(
  turns: readonly PracticeTurn[],
  { mode, roundLength, nextRoundLength = roundLength }: RoundOptions,
): Session | null {
  const [first, ...rest] = turns;
  if (first === undefined) return null;
  return {
    turns: [first, ...rest],
    mode,
    roundLength: Math.min(roundLength, turns.length),
    nextRoundLength: Math.min(nextRoundLength, turns.length),
  };
}
