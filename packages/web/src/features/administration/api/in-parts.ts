/** Items of one call: an answer comes soon, and the server would refuse more than a thousand. */
export const PART = 100;

type Parts<Item, Result> = {
  /** What the server said of each item, in their order. */
  results: Result[];
  /** Items of the call that failed and of those after it, which were not made. */
  left: Item[];
};

/**
 * Makes calls for many items, so many at a time, one call after the other.
 *
 * @param onDone told after each call how many items have been answered
 * @throws what the first call throws; when a later one fails, what was done is told nevertheless
 */
export async function inParts<Item, Result>(
  items: readonly Item[],
  call: (part: Item[]) => Promise<readonly Result[]>,
  onDone: (done: number) => void = () => {},
): Promise<Parts<Item, Result>> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += PART) {
    try {
      results.push(...(await call(items.slice(start, start + PART))));
    } catch (error) {
      if (start === 0) throw error;
      return { results, left: items.slice(start) };
    }
    onDone(Math.min(start + PART, items.length));
  }
  return { results, left: [] };
}
