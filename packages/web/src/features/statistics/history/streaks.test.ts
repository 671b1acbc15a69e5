import { expect, it } from "vitest";
import { streaksOf } from "./streaks.ts";

const today = "2026-03-02";

it("counts the days up to today, over the end of a month", () => {
  expect(streaksOf(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"], today)).toEqual({
    current: 4,
    longest: 4,
  });
});

it("is alive while today has no answer yet", () => {
  expect(streaksOf(["2026-02-28", "2026-03-01"], today)).toEqual({ current: 2, longest: 2 });
});

it("ends with a day without answers", () => {
  expect(streaksOf(["2026-02-26", "2026-02-27", "2026-02-28"], today)).toEqual({
    current: 0,
    longest: 3,
  });
});

it("begins anew after a gap", () => {
  const days = ["2026-02-10", "2026-02-11", "2026-02-12", "2026-03-02"];

  expect(streaksOf(days, today)).toEqual({ current: 1, longest: 3 });
});

it("is nothing without answers", () => {
  expect(streaksOf([], today)).toEqual({ current: 0, longest: 0 });
});
