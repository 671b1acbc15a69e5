import { expect, test } from "vitest";
import { endOfCopiedClass, endOfSchoolYear, latestLastDay } from "./school-year.ts";

test.each([
  ["2026-01-01", "2026-08-31"],
  ["2026-06-30", "2026-08-31"],
  ["2026-07-01", "2027-08-31"],
  ["2026-12-31", "2027-08-31"],
])("a class opened on %s ends on %s", (today, last) => {
  expect(endOfSchoolYear(today)).toBe(last);
});

test.each([
  ["2026-03-10", "2027-09-10"],
  ["2026-08-31", "2028-03-02"],
])("on %s, a class can end until %s", (today, latest) => {
  expect(latestLastDay(today)).toBe(latest);
});

test.each([
  ["2026-06-20", "2026-08-31", "2027-08-31"],
  ["2026-09-05", "2026-08-31", "2027-08-31"],
  ["2026-11-02", "2027-08-31", "2027-08-31"],
  ["2027-05-02", "2027-08-31", "2028-08-31"],
])("on %s, the copy of a class that ends on %s ends on %s", (today, last, copied) => {
  expect(endOfCopiedClass(today, last)).toBe(copied);
});
