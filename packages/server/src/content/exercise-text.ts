import type { ExerciseChange, ExerciseText } from "../db/schema.ts";
import {
  isConjugation,
  type StoredConjugation,
  type StoredExercise,
  type StoredFillIn,
} from "./stored-exercise.ts";

/** The fields of a text, in the order in which an exercise is read. */
export const textFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "complement",
  "fr",
  "nl",
  "en",
] as const satisfies (keyof ExerciseText)[];
export type TextField = (typeof textFields)[number];

/** What can be corrected of an exercise. */
export function textOf(exercise: StoredExercise): ExerciseText {
  const { sentence, correctAnswer, translations } = exercise;
  const quotes = isConjugation(exercise)
    ? { time: exercise.timeMarker, subject: exercise.subject, complement: null }
    : { time: null, subject: null, complement: exercise.complement };
  return { sentence, correctAnswer, ...quotes, ...translations };
}

/** The exercise with a text that is fit for it; a fill-in's word is that of its explanation. */
export function withText(exercise: StoredConjugation, text: ExerciseText): StoredConjugation;
export function withText(exercise: StoredFillIn, text: ExerciseText): StoredFillIn;
export function withText(exercise: StoredExercise, text: ExerciseText): StoredExercise;
export function withText(exercise: StoredExercise, text: ExerciseText): StoredExercise {
  const { sentence, correctAnswer, time, subject, complement, fr, nl, en } = text;
  const translations = { fr, nl, en };
  return isConjugation(exercise)
    ? { ...exercise, sentence, correctAnswer, timeMarker: time, subject, translations }
    : { ...exercise, sentence, complement, translations };
}

/** Some fields of a text. */
export function pick(text: ExerciseText, fields: readonly TextField[]): ExerciseChange {
  const picked: ExerciseChange = {};
  for (const field of fields) Object.assign(picked, { [field]: text[field] });
  return picked;
}
