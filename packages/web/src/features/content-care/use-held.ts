import { useState } from "react";

type Held<Item> = { item: Item; place: number };

/**
 * The items of a list, and where they were those that are being worked at, though the server has them
 * no more: what is typed into one must not go because somebody else was quicker.
 */
export function useHeld<Item>(items: readonly Item[] | undefined, keyOf: (item: Item) => string) {
  const [held, setHeld] = useState<readonly Held<Item>[]>([]);
  const present = new Set(items?.map(keyOf));
  const gone = held.filter(({ item }) => !present.has(keyOf(item)));
  const all = gone
    .toSorted((a, b) => a.place - b.place)
    .reduce((list, { item, place }) => list.toSpliced(place, 0, item), [...(items ?? [])]);

  function hold(item: Item, isHeld: boolean): void {
    const key = keyOf(item);
    const place = all.findIndex((one) => keyOf(one) === key);
    setHeld((before) => {
      const others = before.filter((one) => keyOf(one.item) !== key);
      return isHeld ? [...others, { item, place }] : others;
    });
  }

  return {
    items: items && all,
    isGone: (item: Item) => !present.has(keyOf(item)),
    hold,
  };
}
