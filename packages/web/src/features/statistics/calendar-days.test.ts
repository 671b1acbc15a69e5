import { describe, expect, it } from "vitest";
import { mondayOf, shiftDay, streaksOf, yearStart } from "./calendar-days.ts";

it.each([
  ["2026-03-01", -1, "2026-02-28"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-28", 2, "2026-03-30"],
])("shifts %s by %i days to %s", (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
});

it.each([
  ["2026-11-16", "2026-11-16"],
  ["2026-11-21", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2026-01-01", "2025-12-29"],
])("the week of %s begins on Monday, %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it("a year has 52 weeks and the current one", () => {
  expect(yearStart("2026-11-21")).toBe("2025-11-17");
  expect(yearStart("2026-11-23")).toBe("2025-11-24");
});

describe("streaks", () => {
  const today = "2026-03-02";

  it("count consecutive days across the end of a month", () => {
    expect(streaksOf(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"], today)).toEqual({
      current: 4,
      longest: 4,
    });
  });

  it("last until yesterday while today has no answer", () => {
    expect(streaksOf(["2026-02-28", "2026-03-01"], today)).toEqual({ current: 2, longest: 2 });
  });

  it("end after a day without answers", () => {
    expect(streaksOf(["2026-02-26", "2026-02-27", "2026-02-28"], today)).toEqual({
      current: 0,
      longest: 3,
    });
  });

  it("start again after a gap", () => {
    const days = ["2026-02-10", "2026-02-11", "2026-02-12", "2026-03-02"];

    expect(streaksOf(days, today)).toEqual({ current: 1, longest: 3 });
  });

  it("are 0 without answers", () => {
    expect(streaksOf([], today)).toEqual({ current: 0, longest: 0 });
  });
});
