import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { FamilyCard } from "../progress/card.ts";
import { isListed, namedCards, readCards, writeCards } from "./card-list.ts";

const cards = [
  ...["tener", "no hablar", "levantarse"].flatMap((item) =>
    persons.map((context) => ({ family: "imperativo", item, context })),
  ),
  { family: "presente-indicativo", item: "tener", context: "yo" },
  { family: "desde-hace", item: "desde-hace-012", context: "desde hace" },
] as FamilyCard[];

const listed = (text: string) =>
  cards.filter((card) =>
    readCards(text).some((list) => list.family === card.family && isListed(list, card)),
  );

it("reads the cards that it writes", () => {
  fc.assert(
    fc.property(fc.subarray(cards), (chosen) => {
      expect(listed(writeCards(chosen))).toEqual(chosen);
      expect(namedCards(readCards(writeCards(chosen)))).toEqual(chosen);
    }),
  );
});

it("takes all cards of an item without contexts", () => {
  expect(listed("imperativo:no hablar").map(({ context }) => context)).toEqual(persons);
  expect(namedCards(readCards("imperativo:no hablar"))).toEqual([]);
});

it("leaves out unknown families, and reads any text", () => {
  expect(readCards("latin:amare.ego;presente-indicativo:tener.yo")).toHaveLength(1);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readCards(text).every(({ items }) => items.size > 0)).toBe(true);
    }),
  );
});
