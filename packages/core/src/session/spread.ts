/** Something that belongs to an item: a sentence to its verb. */
type OfItem = { item: string };

type Neighbours = {
  /** Item just before the list, if any. */
  before: string | undefined;
  /** Item with which the last element should differ, if any. */
  after: string | undefined;
};

/**
 * Reorders as little as it must, so that no two neighbours have the same item where that can be
 * avoided; otherwise elements keep their order.
 */
export function spread<T extends OfItem>(list: readonly T[], { before, after }: Neighbours): T[] {
  const rest = [...list];
  const left = countByItem(rest);
  if (after !== undefined) left.set(after, (left.get(after) ?? 0) + 1);
  const spreadOut: T[] = [];
  let previous = before;
  while (rest.length > 0) {
    const places = rest.length + (after === undefined ? 0 : 1);
    const pressing = [...left].find(([item, count]) => 2 * count > places && item !== previous);
    const index = firstIndex(rest, pressing?.[0], previous);
    const [next] = rest.splice(index, 1);
    if (!next) break;
    spreadOut.push(next);
    left.set(next.item, (left.get(next.item) ?? 0) - 1);
    previous = next.item;
  }
  return spreadOut;
}

/** The item that fills more than half of a list, so that it cannot but stand at its head. */
export function majorityItem(list: readonly OfItem[]): string | undefined {
  return [...countByItem(list)].find(([, count]) => 2 * count > list.length)?.[0];
}

function firstIndex(rest: readonly OfItem[], pressing: string | undefined, previous?: string) {
  const wanted = rest.findIndex(({ item }) => item === pressing);
  if (wanted >= 0) return wanted;
  return Math.max(
    0,
    rest.findIndex(({ item }) => item !== previous),
  );
}

function countByItem(list: readonly OfItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
