// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sinceSignIn } from "./user-facts.tsx";

const now = "2026-03-10T12:00:00.000Z";

it.each([
  ["2026-03-10T12:00:00.000Z", { unit: "now" }],
  ["2026-03-10T11:59:00.001Z", { unit: "now" }],
  ["2026-03-10T11:59:00.000Z", { unit: "minutes", elapsed: 1 }],
  ["2026-03-10T11:00:00.001Z", { unit: "minutes", elapsed: 59 }],
  ["2026-03-10T11:00:00.000Z", { unit: "hours", elapsed: 1 }],
  ["2026-03-09T12:00:00.001Z", { unit: "hours", elapsed: 23 }],
  ["2026-03-09T12:00:00.000Z", { unit: "days", elapsed: 1 }],
  ["2026-03-03T12:00:00.001Z", { unit: "days", elapsed: 6 }],
  ["2026-03-03T12:00:00.000Z", { unit: "date" }],
] as const)("shows a sign-in at %s as %j", (at, expected) => {
  expect(sinceSignIn(at, now)).toEqual(expected);
});

it("shows a sign-in in the future as one just now", () => {
  expect(sinceSignIn("2026-03-10T12:05:00.000Z", now)).toEqual({ unit: "now" });
});
