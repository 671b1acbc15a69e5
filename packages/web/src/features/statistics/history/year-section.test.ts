// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { heatOf } from "./year-section.tsx";

it.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
  [39, 3],
  [40, 4],
  [1_000_000, 4],
])("%i answers with an aim of 20 have heat %i", (answers, heat) => {
  expect(heatOf(answers, 20)).toBe(heat);
});

it("reaches an aim of one with one answer", () => {
  expect(heatOf(1, 1)).toBe(3);
});
