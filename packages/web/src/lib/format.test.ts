import { expect, it } from "vitest";
import { formatDayHeading, formatMinutesAhead } from "./format.ts";

it.each([
  ["fr", "2026-11-21", "Aujourd’hui"],
  ["nl", "2026-11-20", "Gisteren"],
  ["es", "2026-11-19", "Jueves, 19 de noviembre de 2026"],
  ["en", "2026-11-22", "Sunday, November 22, 2026"],
] as const)("calls a day in %s as a heading does: %s", (language, day, heading) => {
  expect(formatDayHeading(language, day, "2026-11-21")).toBe(heading);
});

it.each([
  ["fr", 700, "dans 12 minutes"],
  ["nl", 60, "over 1 minuut"],
  ["es", 3600, "dentro de 60 minutos"],
  ["en", 0, "in 1 minute"],
] as const)("says in %s that %i seconds have to pass: %s", (language, seconds, wait) => {
  expect(formatMinutesAhead(language, seconds)).toBe(wait);
});
