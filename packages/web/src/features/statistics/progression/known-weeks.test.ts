// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { topOf } from "./known-weeks.tsx";

it.each([
  [0, 10],
  [7, 10],
  [11, 20],
  [84, 100],
  [100, 100],
  [401, 600],
  [3459, 4000],
])("draws up to %d on an axis that ends at %d", (highest, top) => {
  expect(topOf(highest)).toBe(top);
});
