import type { Instant } from "../calendar.ts";
import { type CardIdentity, cardKey, isDue } from "../progress/card.ts";
import type { ExerciseProgress } from "../progress/exercise-progress.ts";

/**
 * The order of exercises in a session: due, then never seen, then not yet due, each group shuffled. Where the groups
 * allow it, no verb comes twice in a row, within a group or between two groups.
 *
 * @param exercises sentences with the item and context of their cards
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
 * A source of random numbers that depend only on the seed (mulberry32, public domain, by Tommy Ettinger). Not for
 * secrets.
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

/** An element with an item, such as a sentence with its verb. */
type OfItem = { item: string };

type Item = OfItem["item"] | undefined;

/** How often a list has each of its items, and an upper bound of these counts. */
type ItemCounts = { byItem: Map<string, number>; atMost: number };

/** Returns the fewest repetitions in the remaining groups if the given item precedes them. */
type FewestAfter = (before: Item) => number;

/**
 * Orders elements group by group with the fewest repetitions (neighbours with the same item). Moves an element within
 * its group only to avoid a repetition.
 */
export function spread<T extends OfItem>(groups: readonly (readonly T[])[]): T[] {
  const spreadOut: T[] = [];
  for (const [index, group] of groups.entries()) {
    const following = fewestAfter(groups.slice(index + 1));
    spreadOut.push(...spreadGroup(group, spreadOut.at(-1)?.item, following));
  }
  return spreadOut;
}

function spreadGroup<T extends OfItem>(group: readonly T[], before: Item, following: FewestAfter) {
  const spreadOut: T[] = [];
  const rest = [...group];
  const counts = countByItem(group);
  let previous = before;
  while (rest.length > 0) {
    const fewest = fewestRepetitions(counts, rest.length, previous, following);
    const index = rest.findIndex(({ item }) => {
      addToCount(counts, item, -1);
      const repetition = item === previous ? 1 : 0;
      const others = fewestRepetitions(counts, rest.length - 1, item, following);
      addToCount(counts, item, 1);
      return repetition + others === fewest;
    });
    const [next] = rest.splice(index, 1);
    if (index < 0 || next === undefined) throw new Error("No element fits.");
    addToCount(counts, next.item, -1);
    spreadOut.push(next);
    previous = next.item;
  }
  return spreadOut;
}

/** The fewest repetitions of some groups, cached for each item before them. */
function fewestAfter([group, ...later]: readonly (readonly OfItem[])[]): FewestAfter {
  if (group === undefined) return () => 0;
  const following = fewestAfter(later);
  const counts = countByItem(group);
  const cache = new Map<Item, number>();
  return (before) => {
    const fewest = cache.get(before) ?? fewestRepetitions(counts, group.length, before, following);
    cache.set(before, fewest);
    return fewest;
  };
}

/**
 * The fewest repetitions in a list that follows `before`, plus those in the groups after it. Tries each item as the last
 * of the list.
 */
function fewestRepetitions(
  counts: ItemCounts,
  length: number,
  before: Item,
  following: FewestAfter,
): number {
  if (length === 0) return following(before);
  const { byItem } = counts;
  const canCrowd = 2 * counts.atMost >= length;
  const crowding = canCrowd ? [...byItem].filter(([, count]) => 2 * count >= length) : [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const last of byItem.keys()) {
    fewest = Math.min(fewest, fewestUpTo(last, crowding, length, before) + following(last));
    if (fewest === 0) break;
  }
  return fewest;
}

/**
 * The fewest repetitions of a list that ends with a given item. A gap lies between two successive occurrences of an
 * item; `before` counts as one. An element with another item separates two occurrences. Each gap without such a
 * separator is a repetition.
 *
 * @param crowding items that fill at least half of the list, with their counts; only they can repeat
 * @param before the item before the list
 */
function fewestUpTo(
  last: string,
  crowding: readonly [item: string, count: number][],
  length: number,
  before: Item,
): number {
  const repetitions = crowding.map(([item, count]) => {
    const gaps = item === before ? count : count - 1;
    const others = length - count;
    // The last element of the list is in no gap.
    const separators = item === last ? others : others - 1;
    return gaps - separators;
  });
  return Math.max(0, ...repetitions);
}

function countByItem(list: readonly OfItem[]): ItemCounts {
  const counts: ItemCounts = { byItem: new Map(), atMost: 0 };
  for (const { item } of list) addToCount(counts, item, 1);
  return counts;
}

function addToCount(counts: ItemCounts, item: string, change: 1 | -1): void {
  const count = (counts.byItem.get(item) ?? 0) + change;
  if (count === 0) counts.byItem.delete(item);
  else counts.byItem.set(item, count);
  counts.atMost = Math.max(counts.atMost, count);
}
