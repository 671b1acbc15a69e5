import { explainedWord, isRightAnswer } from "@verbena/content/asked-form";
import { withOrdinarySpaces } from "@verbena/content/french-typography";
import { conjugationSentence, fillInSentence } from "@verbena/content/schema";
import type { z } from "zod";
import type { ExerciseText } from "../db/schema.ts";
import type { Issue, IssueKey } from "../http/error-codes.ts";
import { type TextField, textFields } from "./exercise-text.ts";
import { isConjugation, type StoredExercise } from "./stored-exercise.ts";

const faultOfField = {
  sentence: "invalidBlank",
  correctAnswer: "notTheForm",
  time: "notInSentence",
  subject: "notInSentence",
  complement: "notInSentence",
  fr: "invalidValue",
  nl: "invalidValue",
  en: "invalidValue",
} as const satisfies Record<TextField, IssueKey>;

/**
 * What keeps a text from being that of an exercise, by the rules that hold for the content's files:
 * their schema, and the engine for the answer.
 */
export function findFaults(exercise: StoredExercise, text: ExerciseText): Issue[] {
  const wrong = new Set(wrongFields(exercise, text));
  return textFields
    .filter((field) => wrong.has(field) || !isFitAnswer(exercise, field, text))
    .map((path) => ({ path, key: faultOfField[path] }));
}

/** The fields that the schema of the exercise's file refuses, and those that it does not know. */
function wrongFields(exercise: StoredExercise, text: ExerciseText): PropertyKey[] {
  const { correctAnswer: answer, sentence, nl, en } = text;
  const lines = { sentence, answer, fr: withOrdinarySpaces(text.fr), nl, en };
  const [time, subject, complement] = [text.time, text.subject, text.complement].map(orAbsent);
  if (isConjugation(exercise)) {
    const entry = { person: exercise.person, ...lines, time, subject };
    const { error } = conjugationSentence.safeParse(entry);
    return [...fieldsOf(error), ...(complement ? ["complement"] : [])];
  }
  const { error } = fillInSentence.safeParse({ id: exercise.id, ...lines, complement });
  return [...fieldsOf(error), ...(time ? ["time"] : []), ...(subject ? ["subject"] : [])];
}

function orAbsent(quote: string | null): string | undefined {
  return quote ?? undefined;
}

function fieldsOf(error: z.ZodError | undefined): PropertyKey[] {
  return error?.issues.flatMap(({ path }) => path) ?? [];
}

function isFitAnswer(exercise: StoredExercise, field: TextField, text: ExerciseText): boolean {
  if (field !== "correctAnswer") return true;
  if (isConjugation(exercise)) return isRightAnswer(exercise, text.correctAnswer);
  const { explanationKey, correctAnswer } = exercise;
  return text.correctAnswer === (explanationKey ? explainedWord(explanationKey) : correctAnswer);
}
