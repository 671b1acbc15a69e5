import { expect, it } from "vitest";
import { frequencyRank } from "./frequency-rank.ts";

it("ranks frequent verbs before rarer ones, and verbs outside its list last", () => {
  const verbs = ["ser", "tener", "hablar", "conducir", "zurcir"];
  expect(verbs.toSorted((one, other) => frequencyRank(one) - frequencyRank(other))).toEqual(verbs);
  expect(new Set(verbs.map(frequencyRank)).size).toBe(verbs.length);
  expect(frequencyRank("zurcir")).toBe(frequencyRank("abollar"));
});
