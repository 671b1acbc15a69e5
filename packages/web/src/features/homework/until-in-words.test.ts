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

it.each([
  ["2026-03-09T10:00:00.000Z", "Until Thursday 12 March at 18:00"],
  ["2026-03-11T10:00:00.000Z", "Tomorrow is the last day. Until Thursday 12 March at 18:00"],
  ["2026-03-12T07:00:00.000Z", "Today is the last day, until 18:00"],
  ["2026-03-12T17:01:00.000Z", "Was due by Thursday 12 March at 18:00"],
  ["2026-03-13T10:00:00.000Z", "Was due by Thursday 12 March at 18:00"],
])("an end within a day, seen at %s: %s", (now, text) => {
  expect(inParis("2026-03-12T17:00:00.000Z", now)).toBe(text);
});

it.each([
  ["fr", "Jusqu’au jeudi 12 mars à 08:00", "Jusqu’au mercredi 1er avril"],
  ["nl", "Tot donderdag 12 maart om 08:00", "Tot en met woensdag 1 april"],
  ["es", "Hasta el jueves 12 de marzo, 8:00", "Hasta el miércoles 1 de abril"],
  ["en", "Until Thursday 12 March at 08:00", "Until Wednesday 1 April"],
] as const)("says the day as %s does", async (language, withTime, wholeDay) => {
  const { t: translate } = await loadTranslation(language, "homework");
  const frame = { now: "2026-03-09T10:00:00.000Z", timeZone: "Europe/Paris", language };
  expect(untilInWords(translate, "2026-03-12T07:00:00.000Z", frame)).toBe(withTime);
  expect(untilInWords(translate, "2026-04-01T21:59:59.999Z", frame)).toBe(wholeDay);
});
