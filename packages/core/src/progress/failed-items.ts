/** Longest list of failed items; the oldest fall off. */
export const FAILED_ITEMS_MAX = 20;

/** The list, most recent first, after a failure; an item that is already there stays in place. */
export function addFailedItem(items: readonly string[], item: string): string[] {
  if (items.includes(item)) return [...items];
  return [item, ...items].slice(0, FAILED_ITEMS_MAX);
}

/** The list without some items; items that are not in it are ignored. */
export function removeFailedItems(items: readonly string[], removed: readonly string[]): string[] {
  return items.filter((item) => !removed.includes(item));
}
