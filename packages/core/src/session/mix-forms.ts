import { randomFrom, shuffle, spread } from "./order-session.ts";

/** Of three forms, two practise what the session is about and one does not. */
const FOCUSED_IN_GROUP = 2;

/** The forms that a session is about, in order, mixed with one third of other forms. */
export function mixed<T extends { item: string }>(
  focused: readonly T[],
  others: readonly T[],
  seed: number,
): T[] {
  const random = randomFrom(seed);
  const groups = Array.from(
    { length: Math.ceil(focused.length / FOCUSED_IN_GROUP) },
    (_, index) => [
      ...focused.slice(FOCUSED_IN_GROUP * index, FOCUSED_IN_GROUP * (index + 1)),
      ...others.slice(index, index + 1),
    ],
  );
  return spread(groups.map((group) => shuffle(group, random)));
}
