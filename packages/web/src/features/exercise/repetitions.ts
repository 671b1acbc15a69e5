import type { PracticeTurn, Session } from "./session.ts";

/** After an error, the form comes again after this many turns. */
const GAPS = [3, 4, 5, 6] as const;

/** A turn that comes again after an error. */
export type Repetition = {
  turn: PracticeTurn;
  /** How many turns and repetitions of the session come before this one. */
  at: number;
};

type Course = {
  session: Session;
  done: number;
  roundEnd: number;
  asked: number;
  waiting: readonly Repetition[];
};

/**
 * When a wrong turn comes again: after three to six others, and where possible not next to a turn of the same verb.
 * Null if the round ends too soon.
 *
 * @param course where the session is, at the turn that went wrong
 */
export function nextRepetition(course: Course, missed: PracticeTurn): Repetition | null {
  const { asked, waiting } = course;
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

/** The turn of this round that will come after `place` others, as far as known now. Undefined after the end. */
function turnAt({ session: { turns }, done, roundEnd, asked, waiting }: Course, place: number) {
  const repetition = waiting.find(({ at }) => at === place);
  if (repetition) return repetition.turn;
  const before = waiting.filter(({ at }) => at < place).length;
  const turn = done + place - asked - before;
  return turn < roundEnd ? turns[turn % turns.length] : undefined;
}
