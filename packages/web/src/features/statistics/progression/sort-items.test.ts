import { expect, it } from "vitest";
import { sortItems, worstFirst } from "./items-table.tsx";

const row = (label: string, correct: number, attempts: number) => ({
  item: label,
  label,
  correct,
  attempts,
});
const rows = [
  row("hablar", 9, 10),
  row("oír", 0, 1),
  row("tener", 5, 10),
  row("ñoñear", 0, 4),
  row("nacer", 9, 10),
];
const labels = (order: Parameters<typeof sortItems>[1]) =>
  sortItems(rows, order).map(({ label }) => label);

it("sorts by lowest rate, then by most mistakes", () => {
  expect(labels(worstFirst)).toEqual(["ñoñear", "oír", "tener", "hablar", "nacer"]);
});

it("sorts by highest rate", () => {
  expect(labels({ column: "rate", descending: true })).toEqual([
    "hablar",
    "nacer",
    "tener",
    "ñoñear",
    "oír",
  ]);
});

it("sorts labels by the Spanish alphabet", () => {
  expect(labels({ column: "label", descending: false })).toEqual([
    "hablar",
    "nacer",
    "ñoñear",
    "oír",
    "tener",
  ]);
});

it("sorts by most answers", () => {
  expect(labels({ column: "attempts", descending: true })).toEqual([
    "tener",
    "hablar",
    "nacer",
    "ñoñear",
    "oír",
  ]);
});
