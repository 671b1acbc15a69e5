// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { yearStart } from "./api.ts";

it("a year has 52 weeks and the current one", () => {
  expect(yearStart("2026-11-21")).toBe("2025-11-17");
  expect(yearStart("2026-11-23")).toBe("2025-11-24");
});
