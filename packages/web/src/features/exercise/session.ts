import type { Turn } from "@verbena/core/session/turns";
import type { ShownExercise } from "#progress/use-exercises.ts";

export type PracticeTurn = Turn<ShownExercise>;

/** What a learner practises, in order. */
export type Session = {
  turns: readonly [PracticeTurn, ...PracticeTurn[]];
  /**
   * An endless session consists of rounds: the next one continues with the next turns, and after its last turn the session
   * starts again. Otherwise, the turns are one round.
   */
  mode: "endless" | "round";
  /** The number of answers in the current round. A page with the result ends it. */
  roundLength: number;
};

/** A session of given turns; null without turns. */
export function sessionOf(
  turns: readonly PracticeTurn[],
  { mode, roundLength }: Pick<Session, "mode" | "roundLength">,
): Session | null {
  const [first, ...rest] = turns;
  if (first === undefined) return null;
  return { turns: [first, ...rest], mode, roundLength: Math.min(roundLength, turns.length) };
}
