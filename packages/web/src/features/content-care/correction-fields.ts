import { type Language, languages } from "@verbena/core/vocabulary";
import type { ExerciseForReview, ExplanationForReview } from "@verbena/server/client";

const conjugationFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "fr",
  "nl",
  "en",
] as const;
const noteFields = ["noteFr", "noteNl", "noteEs", "noteEn"] as const;
const fillInFields = [
  "sentence",
  "complement",
  "verb",
  "fr",
  "nl",
  "en",
  "instruction",
  ...noteFields,
] as const;
const quotes = ["time", "subject", "complement", "verb"] as const;

export type CorrectionField = (typeof conjugationFields)[number] | (typeof fillInFields)[number];

/** What was typed, a text a field. */
export type Texts = Record<string, string>;

/** A field of a form: its label and hint in the reader's language, its text in one of its own. */
export type TextOfForm = {
  name: string;
  label: string;
  hint?: string | undefined;
  lang: Language;
};

/** What can be corrected of an exercise, in the order in which it is read. */
export function fieldsOf({ verb }: ExerciseForReview): readonly CorrectionField[] {
  return verb === null ? fillInFields : conjugationFields;
}

/**
 * The texts to begin with. What an earlier correction wanted is filled in also where the files have
 * changed since, so that saving makes it anew over the present text.
 */
export function initialTexts(exercise: ExerciseForReview): Texts {
  const initial: Texts = { id: exercise.id };
  for (const field of fieldsOf(exercise)) initial[field] = exercise.text[field] ?? "";
  for (const { field, after } of exercise.correction?.changes ?? []) initial[field] = after ?? "";
  return initial;
}

/** The same of an explanation, whose fields are the languages. */
export function initialExplanation({ id, text, correction }: ExplanationForReview): Texts {
  const initial: Texts = { id, ...text };
  for (const { field, after } of correction?.changes ?? []) initial[field] = after ?? "";
  return initial;
}

/** Whether the field quotes words of the sentence. */
export function isQuote(field: CorrectionField): field is (typeof quotes)[number] {
  return quotes.some((quote) => quote === field);
}

/** Whether the field is the sentence's note in one of the languages. */
export function isNote(field: CorrectionField): field is (typeof noteFields)[number] {
  return noteFields.some((note) => note === field);
}

/** The language of what is written in a field. */
export function languageOf(field: CorrectionField): Language {
  const ofNote = isNote(field) ? field.slice("note".length).toLowerCase() : field;
  return languages.find((language) => language === ofNote) ?? "es";
}
