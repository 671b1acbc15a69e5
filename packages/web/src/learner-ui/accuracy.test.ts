// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { weeksOf } from "./accuracy.tsx";

const today = "2026-11-21";

it("sums the days of each week from Monday to Sunday", () => {
  const days = [
    { day: "2026-11-15", attempts: 4, correct: 1 },
    { day: "2026-11-16", attempts: 10, correct: 8 },
    { day: "2026-11-21", attempts: 5, correct: 5 },
  ];

  expect(weeksOf(days, today).slice(-3)).toEqual([
    { monday: "2026-11-02", attempts: 0, correct: 0 },
    { monday: "2026-11-09", attempts: 4, correct: 1 },
    { monday: "2026-11-16", attempts: 15, correct: 13 },
  ]);
});

it("has eight weeks for a learner who began today", () => {
  const weeks = weeksOf([{ day: today, attempts: 1, correct: 1 }], today);

  expect(weeks.map(({ monday }) => monday)).toEqual([
    "2026-09-28",
    "2026-10-05",
    "2026-10-12",
    "2026-10-19",
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
  ]);
});

it("begins with the first week that has an answer", () => {
  const weeks = weeksOf([{ day: "2026-01-04", attempts: 2, correct: 1 }], today);

  expect(weeks[0]).toEqual({ monday: "2025-12-29", attempts: 2, correct: 1 });
  expect(weeks).toHaveLength(47);
});
