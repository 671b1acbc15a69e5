import { languages } from "@verbena/core/languages";
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDayHeading, formatElapsed, formatNumber, formatWait } from "./format.ts";

it.each([
  ["fr", "2026-11-21", "Aujourd’hui"],
  ["nl", "2026-11-20", "Gisteren"],
  ["es", "2026-11-19", "Jueves, 19 de noviembre de 2026"],
  ["en", "2026-11-22", "Sunday, 22 November 2026"],
] as const)("formats a day as a heading in %s: %s → %s", (language, day, heading) => {
  expect(formatDayHeading(language, day, "2026-11-21")).toBe(heading);
});

it.each([
  ["fr", "2026-03-10T09:40:59Z", "40\u00a0min"],
  ["nl", "2026-03-10T12:59:00Z", "3\u00a0uur"],
  ["es", "2026-03-13T08:59:00Z", "2\u00a0d"],
  ["en", "2026-03-10T08:59:00Z", "0\u00a0min"],
] as const)("formats the elapsed time in %s until %s: %s", (language, to, elapsed) => {
  expect(formatElapsed(language, "2026-03-10T09:00:00Z", to).replace(" ", "\u00a0")).toBe(elapsed);
});

it.each([
  ["fr", 700, "dans 12 minutes"],
  ["nl", 60, "over 1 minuut"],
  ["es", 3600, "dentro de 1 hora"],
  ["en", 0, "in 1 minute"],
  ["fr", 3601, "dans 2 heures"],
] as const)("formats a wait in %s of %i seconds: %s", (language, seconds, wait) => {
  expect(formatWait(language, seconds)).toBe(wait);
});

it.each(languages)("formats numbers in %s like Intl", (language) => {
  const intl = new Intl.NumberFormat(language);
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 0, max: 20_000 })), (value) => {
      expect(formatNumber(language, value)).toBe(intl.format(value));
    }),
  );
  expect(formatNumber(language, 0.5)).toBe(intl.format(0.5));
});
