import { expect, test } from "vitest";
import type { ExerciseText } from "../db/schema.ts";
import { textOf } from "./exercise-text.ts";
import { findIssues } from "./find-issues.ts";
import type { StoredFillIn } from "./stored-exercise.ts";

const compraba: StoredFillIn = {
  id: "pasado-abuela-pan",
  family: "pasado",
  context: "imperfecto",
  sentence: "De pequeño siempre _____ el pan con la abuela.",
  correctAnswer: "compraba",
  infinitive: "comprar",
  person: "yo",
  tense: "preterito-imperfecto",
  complement: "De pequeño",
  verbMarker: null,
  subject: null,
  instruction: null,
  explanationKey: "imperfecto_habito",
  explanation: null,
  note: null,
  translations: { fr: "J’achetais le pain.", nl: "Ik kocht brood.", en: "I bought the bread." },
};

test.each<[string, Partial<ExerciseText>, string[]]>([
  ["nothing", {}, []],
  ["a subject of the sentence", { subject: "la abuela" }, []],
  ["a subject that the sentence does not have", { subject: "el abuelo" }, ["subject"]],
  ["another answer", { correctAnswer: "compré" }, ["correctAnswer"]],
  ["the verb of a word’s sentence", { verb: "siempre" }, ["verb"]],
  ["the time of a conjugation’s sentence", { time: "siempre" }, ["time"]],
])("a form that the learner chooses, with %s", (_, change, fields) => {
  const issues = findIssues(compraba, { ...textOf(compraba), ...change });
  expect(issues.map(({ path }) => path)).toEqual(fields);
});
