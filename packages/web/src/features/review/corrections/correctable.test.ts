import type { ExerciseForReview, ExplanationForReview } from "@verbena/server/client";
import { expect, test } from "vitest";
import { initialTexts, schemaOf, styleWarnings, unsavedTexts } from "./correctable.ts";

const text = {
  sentence: "Vivo en esta calle _____ diez años.",
  correctAnswer: "desde hace",
  time: null,
  subject: null,
  complement: "diez años",
  verb: null,
  fr: "J’habite cette rue depuis dix ans.",
  nl: "Ik woon al tien jaar in deze straat.",
  en: "I have lived in this street for ten years.",
  instruction: null,
  noteFr: null,
  noteNl: null,
  noteEs: null,
  noteEn: null,
};

const fillIn: ExerciseForReview = {
  id: "vivo-aqui",
  family: "desde-hace",
  verb: null,
  person: null,
  text,
  version: "1",
  explanation: null,
  isHidden: false,
  correction: null,
};

const explanation: ExplanationForReview = {
  id: "desde-hace/explanations/desde_mes",
  family: "desde-hace",
  explanationKey: "desde_mes",
  exercises: 6,
  text: { fr: "Un mois.", nl: "Een maand.", es: "Un mes.", en: "A month." },
  version: "1",
  correction: null,
};

test("starts with the current texts of the fields that can be corrected", () => {
  const texts = initialTexts(fillIn);

  expect(texts).toMatchObject({ sentence: text.sentence, complement: "diez años", verb: "" });
  expect(texts).not.toHaveProperty("correctAnswer");
  expect(initialTexts(explanation)).toEqual(explanation.text);
});

test("starts with a correction that no longer applies because the files changed", () => {
  const correction = {
    state: "file-changed",
    changes: [{ field: "en", before: "A year.", after: "One month." }],
    correctedAt: "2026-03-10T12:00:00.000Z",
  } as const;

  expect(
    initialTexts({
      ...explanation,
      correction: { ...correction, changes: [...correction.changes] },
    }),
  ).toMatchObject({
    en: "One month.",
  });
});

test("rejects missing and too long texts", () => {
  const texts = { ...initialTexts(fillIn), nl: " ", en: "a".repeat(501), complement: "" };
  const { error } = schemaOf(fillIn).safeParse(texts);

  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["nl", "required"],
    ["en", "textTooLong"],
  ]);
});

test("warns about changed texts as they will be saved", () => {
  const texts = {
    ...initialTexts(fillIn),
    sentence: "vivo _____ diez años.",
    fr: "Oui : oui.",
    nl: "ja",
    en: "It isn't",
  };

  expect(styleWarnings(fillIn, texts).map(({ field, rule }) => [field, rule])).toEqual([
    ["sentence", "capital"],
    ["sentence", "length"],
    ["nl", "closingMark"],
    ["en", "closingMark"],
  ]);
});

test("says how long a hint in parentheses should be", () => {
  const texts = { ...initialTexts(fillIn), instruction: "usted" };

  expect(styleWarnings(fillIn, texts)).toEqual([
    { field: "instruction", rule: "length", words: { min: 2, max: 6 } },
  ]);
});

test("does not warn about unchanged or invalid texts", () => {
  const unpunctuated = { ...explanation, text: { ...explanation.text, nl: "een maand" } };
  const texts = initialTexts(unpunctuated);

  expect(styleWarnings(unpunctuated, texts)).toEqual([]);
  expect(styleWarnings(unpunctuated, { ...texts, es: "", en: "a month" })).toEqual([]);
});

test("restores the texts of a draft", () => {
  expect(unsavedTexts(explanation, { en: "One month", version: "1" })).toEqual({ en: "One month" });
});

test("restores no draft whose texts are saved, ignoring differences in spaces and quotation marks", () => {
  const saved = { ...explanation, text: { ...explanation.text, en: "It isn’t a month." } };

  expect(unsavedTexts(saved, { en: " It isn't a month. ", version: "1" })).toBeNull();
  expect(unsavedTexts(saved, null)).toBeNull();
});
