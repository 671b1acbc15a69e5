import { expect, it } from "vitest";
import { loadedExercise } from "./first-exercise.ts";
import type { PracticeExercise } from "./use-exercises.ts";

const loaded: PracticeExercise = {
  kind: "conjugation",
  family: "preterito-indefinido",
  item: "tener",
  context: "yo",
  verb: "tener",
  tense: "preterito-indefinido",
  person: "yo",
  number: 1,
  sentence: "Ayer _____ suerte.",
  answer: "tuve",
  translations: {
    fr: "Hier j’ai eu de la chance.",
    nl: "Gisteren had ik geluk.",
    en: "I was lucky.",
  },
  timeMarker: "Ayer",
  subject: null,
  irregular: true,
};
const shown = { ...loaded, translations: { fr: "Hier j’ai eu de la chance.", nl: "", en: "" } };

it("has the texts of the loaded sentence in all languages", () => {
  expect(loadedExercise(shown, [loaded])).toBe(loaded);
});

it("keeps what is shown while only another sentence of its card is loaded", () => {
  expect(loadedExercise(shown, [{ ...loaded, number: 2, sentence: "_____ frío." }])).toBe(shown);
});

it.each([
  ["changed", [{ ...loaded, sentence: "Ayer no _____ suerte." }]],
  ["removed", [{ ...loaded, context: "tú", person: "tú" as const }]],
])("is null if the sentence was %s", (_, exercises) => {
  expect(loadedExercise(shown, exercises)).toBeNull();
});
