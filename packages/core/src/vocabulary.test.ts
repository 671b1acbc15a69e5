import { describe, expect, it } from "vitest";
import { isConjugationKey, isExerciseKey, isLanguage, isPerson } from "./vocabulary.ts";

describe("the vocabulary", () => {
  it.each([
    ["presente-indicativo", true, true],
    ["preterito-indefinido", true, true],
    ["desde-hace", true, false],
    ["Desde-hace", false, false],
    ["toString", false, false],
  ])("knows whether %s is an exercise, and a conjugation", (key, exercise, conjugation) => {
    expect([isExerciseKey(key), isConjugationKey(key)]).toEqual([exercise, conjugation]);
  });

  it("knows its persons by their accents", () => {
    expect(["él", "el", "tú", "ella"].map(isPerson)).toEqual([true, false, true, false]);
  });

  it("knows its languages", () => {
    expect(["fr", "nl", "es", "en", "de"].map(isLanguage)).toEqual([true, true, true, true, false]);
  });
});
