import { expect, test } from "vitest";
import { reviewView } from "./review-view.ts";

test.each([
  {},
  { state: "dealtWith" },
  { tab: "corrections" },
  { tab: "sentences", search: "con mi madre" },
])("keeps the valid parameters %j", (parameters) => {
  expect(reviewView(parameters)).toEqual(parameters);
});

test("takes a number for words to search", () => {
  expect(reviewView({ search: 12 })).toEqual({ search: "12" });
});

test("ignores invalid parameters", () => {
  expect(reviewView({ tab: "users", state: "lost", search: ["a"], more: 1 })).toEqual({});
});
