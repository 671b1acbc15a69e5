import { explainedWord, isRightAnswer } from "@verbena/content/asked-form";
import { conjugationSentence, fillInSentence, inEveryLanguage } from "@verbena/content/schema";
import { withOrdinarySpaces } from "@verbena/content/style/typography";
import { languages } from "@verbena/core/vocabulary";
import type { z } from "zod";
import type { ExerciseText, ExplanationText } from "../db/schema.ts";
import type { Issue, IssueKey } from "../errors/error-codes.ts";
import { noteFields, noteIn, type TextField, textFields } from "./exercise-text.ts";
import { isConjugation, type StoredExercise } from "./stored-exercise.ts";

const faultOfField = {
  sentence: "invalidBlank",
  correctAnswer: "notTheForm",
  time: "notInSentence",
  subject: "notInSentence",
  complement: "notInSentence",
  verb: "notInSentence",
  fr: "invalidValue",
  nl: "invalidValue",
  en: "invalidValue",
  instruction: "invalidValue",
  noteFr: "noteInPart",
  noteNl: "noteInPart",
  noteEs: "noteInPart",
  noteEn: "noteInPart",
} as const satisfies Record<TextField, IssueKey>;

const fieldsOfConjugation = ["time", "subject"] satisfies TextField[];
const fieldsOfFillIn = [
  "complement",
  "verb",
  "instruction",
  ...languages.map((language) => noteFields[language]),
] satisfies TextField[];

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

/** Whether a text can be that of an explanation, by the schema of its file. */
export function isFitExplanation(text: ExplanationText): boolean {
  return inEveryLanguage.safeParse({ ...text, fr: withOrdinarySpaces(text.fr) }).success;
}

/** The fields that the schema of the exercise's file refuses, and those that it does not know. */
function wrongFields(exercise: StoredExercise, text: ExerciseText): TextField[] {
  const { correctAnswer: answer, sentence, nl, en } = text;
  const lines = { sentence, answer, fr: withOrdinarySpaces(text.fr), nl, en };
  const [time, subject, complement, verb, instruction] = [
    text.time,
    text.subject,
    text.complement,
    text.verb,
    text.instruction,
  ].map(orAbsent);
  if (isConjugation(exercise)) {
    const entry = { person: exercise.person, ...lines, time, subject };
    const { error } = conjugationSentence.safeParse(entry);
    return [...fieldsIn(error), ...fieldsOfFillIn.filter((field) => text[field])];
  }
  const note = noteAsTyped(text);
  const entry = { id: exercise.id, ...lines, complement, verb, instruction, note };
  const { error } = fillInSentence.safeParse(entry);
  return [...fieldsIn(error), ...fieldsOfConjugation.filter((field) => text[field])];
}

function orAbsent(quote: string | null): string | undefined {
  return quote ?? undefined;
}

/** The note as its author types it; a language that it lacks is missing. */
function noteAsTyped(text: ExerciseText): Record<string, string> | undefined {
  const note = noteIn(text);
  if (!note) return undefined;
  return { ...note, ...(note.fr && { fr: withOrdinarySpaces(note.fr) }) };
}

function fieldsIn(error: z.ZodError | undefined): TextField[] {
  const names = error?.issues.map(({ path }) => fieldAt(path)) ?? [];
  return textFields.filter((field) => names.includes(field));
}

/** The field of a text that stands at a place of the file's entry. */
function fieldAt([field, language]: readonly PropertyKey[]): PropertyKey | undefined {
  if (field !== "note") return field;
  const code = languages.find((known) => known === language);
  return code && noteFields[code];
}

function isFitAnswer(exercise: StoredExercise, field: TextField, text: ExerciseText): boolean {
  if (field !== "correctAnswer") return true;
  if (isConjugation(exercise)) return isRightAnswer(exercise, text.correctAnswer);
  const { explanationKey, correctAnswer } = exercise;
  return text.correctAnswer === (explanationKey ? explainedWord(explanationKey) : correctAnswer);
}
