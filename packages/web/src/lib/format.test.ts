import { expect, it } from "vitest";
import { formatDayHeading } from "./format.ts";

it.each([
  ["fr", "2026-11-21", "Aujourd’hui"],
  ["nl", "2026-11-20", "Gisteren"],
  ["es", "2026-11-19", "Jueves, 19 de noviembre de 2026"],
  ["en", "2026-11-22", "Sunday, November 22, 2026"],
] as const)("calls a day in %s as a heading does: %s", (language, day, heading) => {
  expect(formatDayHeading(language, day, "2026-11-21")).toBe(heading);
});
