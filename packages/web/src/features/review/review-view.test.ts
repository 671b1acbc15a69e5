import { expect, test } from "vitest";
import { parseReviewView } from "./review-view.ts";

test.each([
  {},
  { state: "dealtWith" },
  { tab: "corrections" },
  { tab: "sentences", search: "con mi madre" },
])("accepts the valid parameters %j", (parameters) => {
  expect(parseReviewView(parameters)).toEqual(parameters);
});

test("accepts a number as a search", () => {
  expect(parseReviewView({ search: 12 })).toEqual({ search: "12" });
});

test("ignores invalid parameters", () => {
  expect(parseReviewView({ tab: "users", state: "lost", search: ["a"], more: 1 })).toEqual({});
});
