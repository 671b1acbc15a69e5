import { expect, it } from "vitest";
import { mondayOf, shiftDay, yearStart } from "./calendar-days.ts";

it.each([
  ["2026-03-01", -1, "2026-02-28"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-28", 2, "2026-03-30"],
])("goes from %s by %i days to %s", (day, days, shifted) => {
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

it("a year is 52 weeks and the one that has not ended", () => {
  expect(yearStart("2026-11-21")).toBe("2025-11-17");
  expect(yearStart("2026-11-23")).toBe("2025-11-24");
});
