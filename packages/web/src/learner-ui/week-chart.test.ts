// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { datedWeeks } from "./week-chart.tsx";

it("dates the last week, and others before it at equal distances", () => {
  const mondays = ["2026-02-16", "2026-02-23", "2026-03-02", "2026-03-09"];
  expect(datedWeeks(mondays, 2)).toEqual(["2026-02-23", "2026-03-09"]);
  expect(datedWeeks(mondays, 0)).toEqual(["2026-03-09"]);
});
