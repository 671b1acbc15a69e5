import { explainedWord, isRightAnswer } from "@verbena/content/asked-form";
import { conjugationSentence, fillInSentence } from "@verbena/content/schema";
import { withOrdinarySpaces } from "@verbena/content/style/typography";
import { languages } from "@verbena/core/vocabulary";
import type { z } from "zod";
import type { ExerciseText } from "../db/schema.ts";
import type { Issue, IssueKey } from "../errors/error-codes.ts";
import { noteFields, noteIn, type TextField, textFields } from "./exercise-text.ts";
import { isConjugation, type StoredExercise } from "./stored-exercise.ts";

const issueOfField = {
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

/** Checks an exercise's text by the rules for content files: their schema, and the engine for the answer. */
export function findIssues(exercise: StoredExercise, text: ExerciseText): Issue[] {
  const wrong = new Set(wrongFields(exercise, text));
  return textFields
    .filter(
      (field) => wrong.has(field) || (field === "correctAnswer" && !isRightForm(exercise, text)),
    )
    .map((path) => ({ path, key: issueOfField[path] }));
}

/** Fields that the schema of the exercise's file refuses or does not have. */
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

function noteAsTyped(text: ExerciseText): Record<string, string> | undefined {
  const note = noteIn(text);
  if (!note) return undefined;
  return { ...note, ...(note.fr && { fr: withOrdinarySpaces(note.fr) }) };
}

function fieldsIn(error: z.ZodError | undefined): TextField[] {
  const names = error?.issues.map(({ path }) => fieldAt(path)) ?? [];
  return textFields.filter((field) => names.includes(field));
}

function fieldAt([field, language]: readonly PropertyKey[]): PropertyKey | undefined {
  if (field !== "note") return field;
  const code = languages.find((known) => known === language);
  return code && noteFields[code];
}

function isRightForm(exercise: StoredExercise, { correctAnswer }: ExerciseText): boolean {
  if (isConjugation(exercise)) return isRightAnswer(exercise, correctAnswer);
  const { explanationKey } = exercise;
  return (
    correctAnswer === (explanationKey ? explainedWord(explanationKey) : exercise.correctAnswer)
  );
}
