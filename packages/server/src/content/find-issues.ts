import { isRightAnswer } from "@verbena/content/asked-form";
import { conjugationSentence, fillInSentence } from "@verbena/content/schema";
import { withOrdinarySpaces } from "@verbena/content/style/typography";
import { languages } from "@verbena/core/languages";
import type { z } from "zod";
import type { ExerciseText } from "../db/schema.ts";
import type { Issue, IssueKey } from "../errors/error-codes.ts";
import { noteFields, noteOf, type TextField, textFields } from "./exercise-text.ts";
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

const fillInFields = [
  "complement",
  "verb",
  "instruction",
  ...languages.map((language) => noteFields[language]),
] satisfies TextField[];

/** Checks the texts of an exercise by the rules for content files. The engine checks the answer. */
export function findIssues(exercise: StoredExercise, text: ExerciseText): Issue[] {
  const invalid = new Set(invalidFields(exercise, text));
  return textFields
    .filter(
      (field) => invalid.has(field) || (field === "correctAnswer" && !isRightForm(exercise, text)),
    )
    .map((path) => ({ path, key: issueOfField[path] }));
}

/** Fields that the schema of the exercise's file rejects or does not have. */
function invalidFields(exercise: StoredExercise, text: ExerciseText): TextField[] {
  const { correctAnswer: answer, sentence, nl, en } = text;
  const lines = { sentence, answer, fr: withOrdinarySpaces(text.fr), nl, en };
  const [time, subject, complement, verb, instruction] = [
    text.time,
    text.subject,
    text.complement,
    text.verb,
    text.instruction,
  ].map(nullToUndefined);
  if (isConjugation(exercise)) {
    const entry = { person: exercise.person, ...lines, time, subject };
    const { error } = conjugationSentence.safeParse(entry);
    return [...fieldsIn(error), ...fillInFields.filter((field) => text[field])];
  }
  const note = noteWithOrdinarySpaces(text);
  const entry = { id: exercise.id, ...lines, complement, verb, subject, instruction, note };
  const { error } = fillInSentence(exercise.family).safeParse({
    ...entry,
    infinitive: nullToUndefined(exercise.infinitive),
    person: nullToUndefined(exercise.person),
    tense: nullToUndefined(exercise.tense),
  });
  return [...fieldsIn(error), ...(text.time ? (["time"] as const) : [])];
}

function nullToUndefined(marker: string | null): string | undefined {
  return marker ?? undefined;
}

function noteWithOrdinarySpaces(text: ExerciseText): Record<string, string> | undefined {
  const note = noteOf(text);
  if (!note) return undefined;
  return { ...note, ...(note.fr && { fr: withOrdinarySpaces(note.fr) }) };
}

function fieldsIn(error: z.ZodError | undefined): TextField[] {
  const names = error?.issues.map(({ path }) => fieldAt(path)) ?? [];
  return textFields.filter((field) => names.includes(field));
}

function fieldAt([field, language]: readonly PropertyKey[]): PropertyKey | undefined {
  if (field !== "note") return field;
  const code = languages.find((candidate) => candidate === language);
  return code && noteFields[code];
}

function isRightForm(exercise: StoredExercise, { correctAnswer }: ExerciseText): boolean {
  if (isConjugation(exercise)) return isRightAnswer(exercise, correctAnswer);
  return correctAnswer === exercise.correctAnswer;
}
