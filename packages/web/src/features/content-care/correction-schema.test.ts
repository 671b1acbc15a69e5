import type { CaredExercise } from "@verbena/server/client";
import { expect, test } from "vitest";
import { initialTexts } from "./correction-fields.ts";
import { correctionSchema } from "./correction-schema.ts";

const text = {
  sentence: "Ayer _______ la calle con mi madre.",
  correctAnswer: "crucé",
  time: "Ayer",
  subject: null,
  complement: null,
  fr: "Hier, j’ai traversé la rue avec ma mère.",
  nl: "Gisteren stak ik met mijn moeder de straat over.",
  en: "Yesterday I crossed the street with my mother.",
  instruction: null,
  noteFr: null,
  noteNl: null,
  noteEs: null,
  noteEn: null,
};

const exercise: CaredExercise = {
  id: "preterito-indefinido/cruzar/yo",
  exerciseKey: "preterito-indefinido",
  verb: "cruzar",
  person: "yo",
  text,
  version: "1",
  explanation: null,
  isHidden: false,
  correction: null,
};

/** What is wrong with each field, the first thing first. */
function faultsOf(change: object): Record<string, string> {
  const { error } = correctionSchema(exercise).safeParse({ ...initialTexts(exercise), ...change });
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

test("texts that are fit for their exercise pass, and come as they are sent", () => {
  expect(faultsOf({})).toEqual({});
  const parsed = correctionSchema(exercise).parse(initialTexts(exercise));
  expect(parsed).toMatchObject({ id: exercise.id, sentence: text.sentence, subject: null });
});

test("all that is wrong is said at once", () => {
  expect(
    faultsOf({
      sentence: "Ayer ______ la calle.",
      correctAnswer: "cruze",
      time: "Anteayer",
      nl: " ",
      en: "a".repeat(501),
    }),
  ).toEqual({
    sentence: "invalidBlank",
    correctAnswer: "notTheForm",
    time: "notInSentence",
    nl: "required",
    en: "textTooLong",
  });
});

test("an empty sentence is said to be empty, and words cannot stand in it", () => {
  expect(faultsOf({ sentence: "" })).toEqual({ sentence: "required", time: "notInSentence" });
  expect(faultsOf({ sentence: "", time: "" })).toEqual({ sentence: "required" });
});

test("a form that the engine accepts beside its own is right", () => {
  const asked = { exerciseKey: "presente-indicativo", verb: "haber", person: "él" } as const;
  const haber = { ...exercise, ...asked };
  const texts = { ...initialTexts(haber), sentence: "Ayer _______ gente.", correctAnswer: "hay" };
  expect(correctionSchema(haber).safeParse(texts).success).toBe(true);
});
