import { type Language, languages } from "@verbena/core/languages";
import type { ExerciseText, NoteField } from "../db/schema.ts";
import {
  isConjugation,
  type StoredConjugation,
  type StoredExercise,
  type StoredFillIn,
} from "./stored-exercise.ts";

/** In reading order. */
export const textFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "complement",
  "verb",
  "fr",
  "nl",
  "en",
  "instruction",
  "noteFr",
  "noteNl",
  "noteEs",
  "noteEn",
] as const satisfies (keyof ExerciseText)[];
export type TextField = (typeof textFields)[number];

export const noteFields = {
  fr: "noteFr",
  nl: "noteNl",
  es: "noteEs",
  en: "noteEn",
} as const satisfies Record<Language, NoteField>;

type Note = NonNullable<StoredFillIn["note"]>;

const noMarkers = { time: null, subject: null, complement: null, verb: null, instruction: null };

/** The texts of an exercise, without its explanation, which exercises share. */
export function textOf(exercise: StoredExercise): ExerciseText {
  const { sentence, correctAnswer, translations } = exercise;
  const markers = isConjugation(exercise)
    ? { ...noMarkers, time: exercise.timeMarker, subject: exercise.subject }
    : {
        ...noMarkers,
        complement: exercise.complement,
        verb: exercise.verbMarker,
        subject: exercise.subject,
        instruction: exercise.instruction,
      };
  const note = isConjugation(exercise) ? null : exercise.note;
  return { sentence, correctAnswer, ...markers, ...translations, ...noteToFields(note) };
}

/** Replaces the texts of an exercise. A fill-in keeps its answer, which its explanation determines. */
export function withText(exercise: StoredConjugation, text: ExerciseText): StoredConjugation;
export function withText(exercise: StoredFillIn, text: ExerciseText): StoredFillIn;
export function withText(exercise: StoredExercise, text: ExerciseText): StoredExercise;
export function withText(exercise: StoredExercise, text: ExerciseText): StoredExercise {
  const { sentence, correctAnswer, time, subject, complement, verb, instruction } = text;
  const translations = { fr: text.fr, nl: text.nl, en: text.en };
  return isConjugation(exercise)
    ? { ...exercise, sentence, correctAnswer, timeMarker: time, subject, translations }
    : {
        ...exercise,
        sentence,
        complement,
        verbMarker: verb,
        subject,
        instruction,
        note: noteOf(text),
        translations,
      };
}

/** The note of a text; null if its fields are empty. */
export function noteOf(text: ExerciseText): Note | null {
  const entries = languages.flatMap((language) => {
    const line = text[noteFields[language]];
    return line ? [[language, line]] : [];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function noteToFields(note: StoredFillIn["note"]): Record<NoteField, string | null> {
  return {
    noteFr: note?.fr ?? null,
    noteNl: note?.nl ?? null,
    noteEs: note?.es ?? null,
    noteEn: note?.en ?? null,
  };
}

export function pick<Text extends object>(
  text: Text,
  fields: readonly (keyof Text)[],
): Partial<Text> {
  const picked: Partial<Text> = {};
  for (const field of fields) picked[field] = text[field];
  return picked;
}
