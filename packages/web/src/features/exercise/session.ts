import type { Turn } from "@verbena/core/session/turns";
import type { ShownExercise } from "#progress/use-exercises.ts";

export type PracticeTurn = Turn<ShownExercise>;

/** What a learner practises, in order. */
export type Session = {
  turns: readonly [PracticeTurn, ...PracticeTurn[]];
  /** An endless session starts again after its last turn. A string ends with a page. */
  mode: "endless" | "string";
  /** Answers to a string of flags. At its end, the result is shown. */
  stringLength: number;
};

/** A session of given turns; null without turns. */
export function sessionOf(
  turns: readonly PracticeTurn[],
  { mode, stringLength }: Pick<Session, "mode" | "stringLength">,
): Session | null {
  const [first, ...rest] = turns;
  if (first === undefined) return null;
  return {
    turns: [first, ...rest],
    mode,
    stringLength: Math.min(stringLength, turns.length),
  };
}
