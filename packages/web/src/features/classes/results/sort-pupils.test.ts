import { expect, it } from "vitest";
import { fewestFirst, type PupilRow, rowOf, sortPupils } from "./sort-pupils.ts";

const row = (name: string, answers: number, rate: number | null): PupilRow => ({
  userId: name,
  name,
  answers,
  days: answers > 0 ? 1 : 0,
  rate,
});

const rows = [row("Zoé", 0, null), row("Léo", 30, 50), row("Élise", 0, null), row("Aya", 4, 100)];
const names = (sorted: readonly PupilRow[]) => sorted.map(({ name }) => name);

it("sums the days of a pupil", () => {
  const days = [
    { day: "2026-11-20", answers: 10, right: 7 },
    { day: "2026-11-21", answers: 5, right: 5 },
  ];
  const pupil = { userId: "1", name: "Aya", assignments: [] };

  expect(rowOf({ ...pupil, days })).toEqual({
    userId: "1",
    name: "Aya",
    answers: 15,
    days: 2,
    rate: 80,
  });
  expect(rowOf({ ...pupil, days: [] })).toMatchObject({ answers: 0, days: 0, rate: null });
});

it("begins with the pupils who have not practised, by name", () => {
  expect(names(sortPupils(rows, fewestFirst))).toEqual(["Élise", "Zoé", "Aya", "Léo"]);
});

it("sorts by a column in both directions", () => {
  expect(names(sortPupils(rows, { column: "rate", descending: true }))).toEqual([
    "Aya",
    "Léo",
    "Élise",
    "Zoé",
  ]);
  expect(names(sortPupils(rows, { column: "name", descending: true }))).toEqual([
    "Zoé",
    "Léo",
    "Élise",
    "Aya",
  ]);
});
