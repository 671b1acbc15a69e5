// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { contentCareView } from "./content-care-page.tsx";

test.each([
  {},
  { state: "dealtWith" },
  { tab: "corrections" },
  { tab: "sentences", search: "con mi madre" },
])("accepts the valid parameters %j", (parameters) => {
  expect(contentCareView.parse(parameters)).toEqual(parameters);
});

test("accepts a number as a search", () => {
  expect(contentCareView.parse({ search: 12 })).toEqual({ search: "12" });
});

test("ignores invalid parameters", () => {
  expect(contentCareView.parse({ tab: "users", state: "lost", search: ["a"], more: 1 })).toEqual(
    {},
  );
});
