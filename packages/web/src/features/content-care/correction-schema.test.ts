import type { ExerciseForReview } from "@verbena/server/client";
import { expect, test } from "vitest";
import { initialTexts } from "./correction-fields.ts";
import { correctionSchema, doubtsOf, explanationSchema } from "./correction-schema.ts";

const text = {
  sentence: "Ayer _______ la calle con mi madre.",
  correctAnswer: "crucé",
  time: "Ayer",
  subject: null,
  complement: null,
  verb: null,
  fr: "Hier, j’ai traversé la rue avec ma mère.",
  nl: "Gisteren stak ik met mijn moeder de straat over.",
  en: "Yesterday I crossed the street with my mother.",
  instruction: null,
  noteFr: null,
  noteNl: null,
  noteEs: null,
  noteEn: null,
};

const exercise: ExerciseForReview = {
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

const fillIn: ExerciseForReview = {
  ...exercise,
  id: "vivo-aqui",
  exerciseKey: "desde-hace",
  verb: null,
  person: null,
  text: {
    ...text,
    sentence: "Vivo en esta calle _____ diez años.",
    correctAnswer: "desde hace",
    time: null,
    complement: "diez años",
  },
};

function faultsOfFillIn(change: object): Record<string, string> {
  const { error } = correctionSchema(fillIn).safeParse({ ...initialTexts(fillIn), ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

test("a note is in every language or in none", () => {
  const note = {
    noteFr: "Dix ans.",
    noteNl: "Tien jaar.",
    noteEs: "Diez años.",
    noteEn: "A note.",
  };
  expect(faultsOfFillIn(note)).toEqual({});
  expect(faultsOfFillIn({ ...note, noteEs: " " })).toEqual({ noteEs: "noteInPart" });
});

test("what breaks a strict rule of style is refused", () => {
  expect(
    faultsOfFillIn({
      sentence: "_____ diez años que vivo en esta calle.",
      fr: 'J’ai dit "oui".',
      nl: "Al _____ jaar.",
      en: "For ten years..",
      instruction: "con desde hace",
    }),
  ).toEqual({
    sentence: "blankFirst",
    fr: "straightMarks",
    nl: "blankInText",
    en: "dots",
    instruction: "tellsAnswer",
  });
});

test("what may be meant is doubtful, in the texts that were changed and as they will be saved", () => {
  const change = { sentence: "vivo _____ diez años.", fr: "Oui : oui.", nl: "ja", en: "It isn't" };
  const doubts = doubtsOf(fillIn, { ...initialTexts(fillIn), ...change });
  expect(doubts.map(({ field, rule }) => [field, rule])).toEqual([
    ["sentence", "capital"],
    ["sentence", "length"],
    ["nl", "closingMark"],
    ["en", "closingMark"],
  ]);
  expect(doubtsOf(fillIn, initialTexts(fillIn))).toEqual([]);
});

test("an explanation is held to the same rules", () => {
  const id = "desde-hace/explanations/desde_mes";
  const said = { fr: "Un mois.", nl: "Een maand.", es: "Un mes.", en: "A month." };
  const explanation = {
    id,
    exerciseKey: "desde-hace",
    explanationKey: "desde_mes",
    exercises: 6,
    text: said,
    version: "1",
    correction: null,
  } as const;
  const schema = explanationSchema(explanation);
  expect(schema.parse({ id, ...said })).toEqual({ id, version: "1", ...said });
  const { error } = schema.safeParse({ id, ...said, nl: "", es: "Un 'mes'." });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["nl", "required"],
    ["es", "straightMarks"],
  ]);
});
