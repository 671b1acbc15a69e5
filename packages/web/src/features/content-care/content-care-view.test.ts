import { expect, test } from "vitest";
import { parseContentCareView } from "./content-care-view.ts";

test.each([
  {},
  { state: "dealtWith" },
  { tab: "corrections" },
  { tab: "sentences", search: "con mi madre" },
])("accepts the valid parameters %j", (parameters) => {
  expect(parseContentCareView(parameters)).toEqual(parameters);
});

test("accepts a number as a search", () => {
  expect(parseContentCareView({ search: 12 })).toEqual({ search: "12" });
});

test("ignores invalid parameters", () => {
  expect(parseContentCareView({ tab: "users", state: "lost", search: ["a"], more: 1 })).toEqual({});
});
