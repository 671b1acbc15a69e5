import type { Instant } from "../calendar.ts";
import { type CardIdentity, cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";
import { spread } from "./spread.ts";

/**
 * The order of exercises in a session: due, then never seen, then not yet due, each group shuffled. Where
 * the groups allow it, no verb comes twice in a row, within a group or between two groups.
 *
 * @param exercises each with the item and context of its card
 * @param cards the family's cards
 * @param now decides what is due
 * @param seed the same seed gives the same order
 */
export function orderSession<T extends CardIdentity>(
  exercises: readonly T[],
  cards: ExerciseProgress["cards"],
  now: Instant,
  seed: number,
): T[] {
  const random = randomFrom(seed);
  const { due, unseen, notYetDue } = groupByUrgency(exercises, cards, now);
  return spread([due, unseen, notYetDue].map((group) => shuffle(group, random)));
}

/** How many exercises are due, and how many have never been answered. */
export function countWaiting(
  exercises: readonly CardIdentity[],
  cards: ExerciseProgress["cards"],
  now: Instant,
): { due: number; unseen: number } {
  const { due, unseen } = groupByUrgency(exercises, cards, now);
  return { due: due.length, unseen: unseen.length };
}

function groupByUrgency<T extends CardIdentity>(
  exercises: readonly T[],
  cards: ExerciseProgress["cards"],
  now: Instant,
): { due: T[]; unseen: T[]; notYetDue: T[] } {
  const groups = { due: [] as T[], unseen: [] as T[], notYetDue: [] as T[] };
  for (const exercise of exercises) {
    const card = cards[cardKey(exercise)];
    if (card === undefined) groups.unseen.push(exercise);
    else if (isDue(card, now)) groups.due.push(exercise);
    else groups.notYetDue.push(exercise);
  }
  return groups;
}

/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * The same numbers for the same seed (mulberry32, public domain, by Tommy Ettinger). Not for secrets.
 *
 * @param seed any number; its lowest 32 bits count
 */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new list with the same elements in random order (Fisher–Yates). */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    // Both indices are within the list.
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as T, shuffled[last] as T];
  }
  return shuffled;
}
