import type { Family } from "@verbena/core/families";
import { persons } from "@verbena/spanish";
import { expect, test } from "vitest";
import { nextNewCards } from "./next-new-cards.ts";

const families: Family[] = ["presente-indicativo", "preterito-indefinido"];
const choice = { families, persons, region: "spain" } as const;

/** A list in which two families take turns. */
const list = Array.from({ length: 600 }, (_, index) => ({
  family: families[index % 2] ?? "presente-indicativo",
  item: `verb ${index}`,
  context: "yo",
}));

test("the next new cards are the first hundred of the list", () => {
  const next = nextNewCards(list, choice, { columns: {}, isSure: () => false });
  expect([...next]).toEqual(list.slice(0, 100));
});

test("families that the learner surely knows do not take the places of others", () => {
  const isSure = (family: Family) => family === "presente-indicativo";
  const next = [...nextNewCards(list, choice, { columns: {}, isSure })];
  const others = list.filter(({ family }) => !isSure(family));
  expect(next.slice(0, 100)).toEqual(others.slice(0, 100));
  expect(next).toContainEqual(list[0]);
});
