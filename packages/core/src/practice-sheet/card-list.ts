import { type Family, isFamily } from "../families.ts";
import { groupBy } from "../group-by.ts";
import type { CardIdentity, FamilyCard } from "../progress/card.ts";

/** Some cards of a family: those of these items, by item; with contexts, only the cards with one of these. */
export type ListedCards = {
  family: Family;
  items: ReadonlyMap<string, readonly string[]>;
};

/**
 * A list of cards as a short text, for the address of a sheet.
 *
 * @example
 * writeCards([{ family: "preterito-indefinido", item: "tener", context: "yo" }]) // "preterito-indefinido:tener.yo"
 */
export function writeCards(cards: readonly FamilyCard[]): string {
  return [...groupBy(cards, ({ family }) => family)]
    .map(([family, ofFamily]) => {
      const items = [...groupBy(ofFamily, ({ item }) => item)].map(([item, ofItem]) =>
        [item, ...new Set(ofItem.map(({ context }) => context))].join("."),
      );
      return `${family}:${items.join(",")}`;
    })
    .join(";");
}

/**
 * The cards in a text of {@link writeCards}. An item without contexts stands for all its cards. Leaves out what cannot be
 * read.
 *
 * @example readCards("preterito-indefinido:tener.yo.tú,ser") // two cards of tener, and all of ser
 */
export function readCards(text: string): ListedCards[] {
  return text.split(";").flatMap((part) => {
    const [family = "", list = ""] = part.split(":");
    if (!isFamily(family)) return [];
    const items = list.split(",").flatMap((words) => {
      const [item = "", ...contexts] = words.split(".");
      return item === "" ? [] : [[item, contexts.filter(Boolean)] as const];
    });
    return items.length > 0 ? [{ family, items: new Map(items) }] : [];
  });
}

/** The cards that lists name one by one. Leaves out items that stand for all their cards. */
export function namedCards(lists: readonly ListedCards[]): FamilyCard[] {
  return lists.flatMap(({ family, items }) =>
    [...items].flatMap(([item, contexts]) =>
      contexts.map((context) => ({ family, item, context })),
    ),
  );
}

/** Whether a card of the family is one of the listed cards. */
export function isListed({ items }: ListedCards, { item, context }: CardIdentity): boolean {
  const contexts = items.get(item);
  return contexts !== undefined && (contexts.length === 0 || contexts.includes(context));
}
