import type { PracticeTurn, Session } from "./session.ts";

/** After an error, the form comes again after this many turns. */
const GAPS = [3, 4, 5, 6] as const;
const GAP_MAX = 6;

/** A turn that comes again after an error. */
export type Repetition = {
  turn: PracticeTurn;
  /** How many turns and repetitions of the session come before this one. */
  at: number;
};

type Course = {
  session: Session;
  done: number;
  asked: number;
  waiting: readonly Repetition[];
};

/**
 * When a wrong turn comes again: after three to six others, and where possible not next to a turn of the same verb.
 * Null if a round ends too soon, or if an endless session is so short that the turn comes again by itself.
 *
 * @param course where the session is, at the turn that went wrong
 */
export function nextRepetition(course: Course, missed: PracticeTurn): Repetition | null {
  const { session, asked, waiting } = course;
  if (session.mode === "endless" && session.turns.length <= GAP_MAX) return null;
  // Starts with another gap each time: forms that were wrong in a row come back in another order.
  const start = asked % GAPS.length;
  const free = [...GAPS.slice(start), ...GAPS.slice(0, start)]
    .map((gap) => asked + gap)
    .filter((at) => waiting.every((other) => other.at !== at))
    .filter((at) => turnAt(course, at - 1) !== undefined);
  const { item } = missed.exercise;
  const isApart = (at: number) =>
    [at - 1, at].every((place) => turnAt(course, place)?.exercise.item !== item);
  const at = free.find(isApart) ?? free[0];
  if (at === undefined) return null;
  return { turn: asRepetition(missed), at };
}

/** The repetition of a turn after an error. It has another sentence, and its answer is not recorded. */
export function asRepetition(turn: PracticeTurn): PracticeTurn {
  return { ...turn, exercise: turn.repetition, counted: false };
}

/** The turn that will come after `place` others, as far as known now. */
function turnAt({ session, done, asked, waiting }: Course, place: number) {
  const repetition = waiting.find(({ at }) => at === place);
  if (repetition) return repetition.turn;
  const before = waiting.filter(({ at }) => at < place).length;
  const turn = done + place - asked - before;
  const { turns, mode } = session;
  return turns[mode === "endless" ? turn % turns.length : turn];
}
