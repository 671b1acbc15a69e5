/** Something that belongs to an item: a sentence to its verb. */
type OfItem = { item: string };

type Item = OfItem["item"] | undefined;

/** Fewest repetitions that something yet to come must have after an item, or after nothing. */
type FewestAfter = (before: Item) => number;

/**
 * All elements of the groups, group by group. Within its group an element moves only where that
 * avoids a repetition, two neighbours with the same item; what remains of them is the least that
 * any order of the groups' elements has.
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

/** Fewest repetitions of some groups, remembered for each item that they may come after. */
function fewestAfter([group, ...later]: readonly (readonly OfItem[])[]): FewestAfter {
  if (group === undefined) return () => 0;
  const following = fewestAfter(later);
  const known = new Map<Item, number>();
  return (before) => {
    const fewest = known.get(before) ?? fewestRepetitions(group, before, following);
    known.set(before, fewest);
    return fewest;
  };
}

/** Fewest repetitions of a list after an item, and of what follows it: its last item decides. */
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
 * Fewest repetitions of a list that ends with a given item. An item repeats when too few others
 * can stand between its occurrences: `count` of them, and one more in front when the list comes
 * after the same item, need one other element between each two; the last place is spoken for.
 *
 * @param crowding the items that fill half of the list or more, with their counts; no other repeats
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
