import { beforeAll, expect, it } from "vitest";
import type { Translate } from "#i18n/translate.ts";
import { loadTranslation } from "#i18n/use-translation.ts";
import { untilInWords } from "./until-in-words.ts";

let t: Translate;

beforeAll(async () => {
  ({ t } = await loadTranslation("en", "homework"));
});

const inParis = (until: string, now: string) =>
  untilInWords(t, until, { now, timeZone: "Europe/Paris", language: "en" });

const wholeDay = "2026-03-12T22:59:00.000Z";

it.each([
  ["2026-03-09T10:00:00.000Z", "Until Thursday 12 March"],
  ["2026-03-11T10:00:00.000Z", "Tomorrow is the last day"],
  // Midnight in Paris, still the 11th in London.
  ["2026-03-11T23:30:00.000Z", "Today is the last day"],
  ["2026-03-12T22:59:30.000Z", "Was due by the end of Thursday 12 March"],
])("an end at the end of a day, seen at %s: %s", (now, text) => {
  expect(inParis(wholeDay, now)).toBe(text);
});

it("names the time of an end within a day", () => {
  const morning = "2026-03-12T07:00:00.000Z";
  expect(inParis(morning, "2026-03-09T10:00:00.000Z")).toBe("Until Thursday 12 March, 08:00");
  expect(inParis(morning, "2026-03-11T10:00:00.000Z")).toBe(
    "Tomorrow is the last day. Until Thursday 12 March, 08:00",
  );
});
