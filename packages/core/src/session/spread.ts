/** Something with an item: a sentence with its verb. */
type OfItem = { item: string };

type Item = OfItem["item"] | undefined;

/** The fewest possible repetitions of the following groups after an item, or at the start. */
type FewestAfter = (before: Item) => number;

/**
 * Orders elements group by group so that the fewest neighbours have the same item (a repetition). Within
 * its group an element moves only where that avoids a repetition.
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
  let rest = group;
  let previous = before;
  while (rest.length > 0) {
    const fewest = fewestRepetitions(rest, previous, following);
    const [next, others] = takeFirst(rest, ({ item }, without) => {
      const repetition = item === previous ? 1 : 0;
      return repetition + fewestRepetitions(without, item, following) === fewest;
    });
    spreadOut.push(next);
    previous = next.item;
    rest = others;
  }
  return spreadOut;
}

/** The first element that fits, and the list without it. */
function takeFirst<T>(list: readonly T[], fits: (element: T, without: T[]) => boolean): [T, T[]] {
  for (const [index, element] of list.entries()) {
    const without = list.toSpliced(index, 1);
    if (fits(element, without)) return [element, without];
  }
  throw new Error("No element fits.");
}

/** The fewest repetitions of some groups, cached for each item before them. */
function fewestAfter([group, ...later]: readonly (readonly OfItem[])[]): FewestAfter {
  if (group === undefined) return () => 0;
  const following = fewestAfter(later);
  const cache = new Map<Item, number>();
  return (before) => {
    const fewest = cache.get(before) ?? fewestRepetitions(group, before, following);
    cache.set(before, fewest);
    return fewest;
  };
}

/** The fewest repetitions of a list after an item and of the following groups, over all last items. */
function fewestRepetitions(list: readonly OfItem[], before: Item, following: FewestAfter): number {
  if (list.length === 0) return following(before);
  const counts = countByItem(list);
  const crowding = [...counts].filter(([, count]) => 2 * count >= list.length);
  const ends = [...counts.keys()].map(
    (last) => fewestUpTo(last, crowding, list.length, before) + following(last),
  );
  return Math.min(...ends);
}

/**
 * The fewest repetitions of a list that ends with a given item. An item repeats when fewer other elements
 * are free than gaps between its occurrences. The list's last place is taken, and the element before the
 * list may be one more occurrence.
 *
 * @param crowding items that fill at least half of the list, with their counts; only they can repeat
 */
function fewestUpTo(
  last: string,
  crowding: readonly [item: string, count: number][],
  length: number,
  before: Item,
): number {
  const repetitions = crowding.map(([item, count]) => {
    const occurrences = count + (item === before ? 1 : 0);
    const between = length - count - (item === last ? 0 : 1);
    return occurrences - between - 1;
  });
  return Math.max(0, ...repetitions);
}

function countByItem(list: readonly OfItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
