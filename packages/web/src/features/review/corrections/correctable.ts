import { styleViolationsIn } from "@verbena/content/style/field-violations";
import {
  conjugationLength,
  fillInLength,
  instructionLength,
  isStrict,
  type StrictRule,
  type StyleRule,
} from "@verbena/content/style/style-rules";
import { asksWord, isConjugationFamily } from "@verbena/core/families";
import { type Language, languages } from "@verbena/core/languages";
import type { ExerciseForReview, ExplanationForReview } from "@verbena/server/client";
import { exerciseCorrection, explanationCorrection } from "@verbena/server/forms";
import type { z } from "zod";

/** What an administrator can correct: an exercise, or an explanation that exercises share. */
export type Correctable = ExerciseForReview | ExplanationForReview;

export function isExplanation(subject: Correctable): subject is ExplanationForReview {
  return "explanationKey" in subject;
}

const markers = ["time", "subject", "complement", "verb"] as const;
const notes = ["noteFr", "noteNl", "noteEs", "noteEn"] as const;
const translations = ["fr", "nl", "en"] as const;
const conjugationFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  ...translations,
] as const;
const fillInFields = [
  "sentence",
  "complement",
  "verb",
  ...translations,
  "instruction",
  ...notes,
] as const;

const chosenFormFields = [
  "sentence",
  "complement",
  "subject",
  ...translations,
  "instruction",
  ...notes,
] as const;

export type ExerciseField = (typeof conjugationFields)[number] | (typeof fillInFields)[number];

/** A text per field. */
export type Texts = Record<string, string>;
type NormalisedTexts = { [field: string]: string | null | undefined };

/** The fields of an exercise that can be corrected, in the order of the form. */
export function fieldsOf({ family }: ExerciseForReview): readonly ExerciseField[] {
  if (isConjugationFamily(family)) return conjugationFields;
  return asksWord(family) ? fillInFields : chosenFormFields;
}

/** Whether a field is a marker, which quotes words of the sentence. */
export function isMarker(field: ExerciseField): boolean {
  return markers.some((marker) => marker === field);
}

/** The language in which a field is written. */
export function languageOf(field: ExerciseField): Language {
  const name = field.replace(/^note/, "").toLowerCase();
  return languages.find((language) => language === name) ?? "es";
}

/** The texts to edit. Includes a correction that no longer applies because the content files changed. */
export function initialTexts(subject: Correctable): Texts {
  const current: NormalisedTexts = subject.text;
  const fields = isExplanation(subject) ? languages : fieldsOf(subject);
  const initial: Texts = Object.fromEntries(fields.map((field) => [field, current[field] ?? ""]));
  for (const { field, after } of subject.correction?.changes ?? []) initial[field] = after ?? "";
  return initial;
}

/** Validates each text and normalises its spaces and quotation marks. The server checks them together. */
export function schemaOf(subject: Correctable): z.ZodType<NormalisedTexts> {
  const addedLater = { id: true, version: true } as const;
  return isExplanation(subject)
    ? explanationCorrection.omit(addedLater)
    : exerciseCorrection.omit(addedLater);
}

/** A style rule that a text breaks. The administrator may have a reason, so saving is possible. */
export type StyleWarning = {
  field: string;
  rule: Exclude<StyleRule, StrictRule>;
  /** Usual number of words in the field. */
  words: { min: number; max: number };
};

/** Warnings about changed texts; none while a text is invalid. */
export function styleWarnings(subject: Correctable, texts: Texts): StyleWarning[] {
  const { data } = schemaOf(subject).safeParse(texts);
  if (data === undefined) return [];
  const before: NormalisedTexts = subject.text;
  const isConjugation = !isExplanation(subject) && subject.verb !== null;
  const sentenceLength = isConjugation ? conjugationLength : fillInLength;
  const after = Object.fromEntries(
    Object.entries({ ...before, ...data }).map(([field, text]) => [field, text ?? null]),
  );
  return styleViolationsIn(after, isConjugation).flatMap(({ field, rule }) =>
    isStrict(rule) || after[field] === before[field]
      ? []
      : [{ field, rule, words: field === "instruction" ? instructionLength : sentenceLength }],
  );
}

/** The texts of a draft; null if all of them are saved already. */
export function unsavedTexts(subject: Correctable, draft: Texts | null): Texts | null {
  const texts = initialTexts(subject);
  const typed = Object.fromEntries(Object.entries(draft ?? {}).filter(([field]) => field in texts));
  const normalised = schemaOf(subject).safeParse({ ...texts, ...typed }).data ?? typed;
  const isUnsaved = Object.keys(typed).some((field) => (normalised[field] ?? "") !== texts[field]);
  return isUnsaved ? typed : null;
}
