import { expect, it } from "vitest";
import frequency from "../../testdata/verbs-frequency.json" with { type: "json" };
import { frequencyRank } from "./verb-frequency.ts";

it("ranks verbs as the frequency list does", () => {
  expect(frequency.map(({ verb }) => frequencyRank(verb))).toEqual([...frequency.keys()]);
});

it("ranks other verbs after those of the list", () => {
  expect(frequencyRank("zurcir")).toBe(frequency.length);
});
