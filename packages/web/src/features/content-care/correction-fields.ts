import type { CaredExercise } from "@verbena/server/client";

const conjugationFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "fr",
  "nl",
  "en",
] as const;
const fillInFields = ["sentence", "complement", "fr", "nl", "en"] as const;
const quotes = ["time", "subject", "complement"] as const;
const translations = ["fr", "nl", "en"] as const;

export type CorrectionField = (typeof conjugationFields)[number] | (typeof fillInFields)[number];

/** What can be corrected of an exercise, in the order in which it is read. */
export function fieldsOf({ verb }: CaredExercise): readonly CorrectionField[] {
  return verb === null ? fillInFields : conjugationFields;
}

/**
 * The texts to begin with. What an earlier correction wanted is filled in also where the files have
 * changed since, so that saving makes it anew over the present text.
 */
export function initialTexts(exercise: CaredExercise): Record<string, string> {
  const initial: Record<string, string> = { id: exercise.id };
  for (const field of fieldsOf(exercise)) initial[field] = exercise.text[field] ?? "";
  for (const { field, after } of exercise.correction?.changes ?? []) initial[field] = after ?? "";
  return initial;
}

/** Whether the field quotes words of the sentence. */
export function isQuote(field: CorrectionField): field is (typeof quotes)[number] {
  return quotes.some((quote) => quote === field);
}

/** Where the words of a translation are in another language than the page. */
export function languageOf(field: CorrectionField): string {
  return translations.find((language) => language === field) ?? "es";
}
