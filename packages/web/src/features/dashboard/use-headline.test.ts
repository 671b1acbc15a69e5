// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { dayPartOf } from "./use-headline.ts";

it.each([
  ["03:59", "evening"],
  ["04:00", "morning"],
  ["11:59", "morning"],
  ["12:00", "afternoon"],
  ["17:59", "afternoon"],
  ["18:00", "evening"],
])("%s is %s", (time, part) => {
  expect(dayPartOf(new Date(`2026-03-01T${time}:00`))).toBe(part);
});
