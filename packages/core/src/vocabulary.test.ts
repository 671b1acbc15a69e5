import { describe, expect, it } from "vitest";
import { isConjugationKey, isExerciseKey, isLanguage, isPerson } from "./vocabulary.ts";

describe("the vocabulary", () => {
  it.each([
    ["presente-indicativo", true, true],
    ["preterito-indefinido", true, true],
    ["desde-hace", true, false],
    ["Desde-hace", false, false],
    ["toString", false, false],
  ])("tells whether %s is an exercise: %s, and a conjugation: %s", (key, exercise, conjugation) => {
    expect([isExerciseKey(key), isConjugationKey(key)]).toEqual([exercise, conjugation]);
  });

  it("distinguishes persons by their accents", () => {
    expect(["él", "el", "tú", "ella"].map(isPerson)).toEqual([true, false, true, false]);
  });

  it("recognises the four languages", () => {
    expect(["fr", "nl", "es", "en", "de"].map(isLanguage)).toEqual([true, true, true, true, false]);
  });
});
