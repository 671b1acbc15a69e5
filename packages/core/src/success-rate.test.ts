import { expect, it } from "vitest";
import { successRate } from "./progress/statistics.ts";

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [2, 3, 67],
  [1, 3, 33],
  [1, 8, 13],
  [1, 200, 1],
  [1, 201, 0],
])("rounds %d of %d answers to %d per cent", (correct, attempts, rate) => {
  expect(successRate(correct, attempts)).toBe(rate);
});
