import { styleViolationsIn } from "@verbena/content/style/field-violations";
import {
  conjugationLength,
  fillInLength,
  isStrict,
  type StrictRule,
  type StyleRule,
} from "@verbena/content/style/style-rules";
import { type Language, languages } from "@verbena/core/vocabulary";
import {
  type ExerciseForReview,
  type ExplanationForReview,
  exerciseCorrection,
  explanationCorrection,
} from "@verbena/server/client";
import type { z } from "zod";

/** What an administrator can correct: an exercise, or an explanation that exercises share. */
export type Correctable = ExerciseForReview | ExplanationForReview;

export function isExplanation(subject: Correctable): subject is ExplanationForReview {
  return "explanationKey" in subject;
}

const quotes = ["time", "subject", "complement", "verb"] as const;
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

export type ExerciseField = (typeof conjugationFields)[number] | (typeof fillInFields)[number];

/** A text per field. */
export type Texts = Record<string, string>;
type TidyTexts = { [field: string]: string | null | undefined };

/** The fields of an exercise that can be corrected, in reading order. */
export function fieldsOf({ verb }: ExerciseForReview): readonly ExerciseField[] {
  return verb === null ? fillInFields : conjugationFields;
}

/** Whether a field quotes words of the sentence. */
export function isQuote(field: ExerciseField): boolean {
  return quotes.some((quote) => quote === field);
}

/** The language in which a field is written. */
export function languageOf(field: ExerciseField): Language {
  const name = field.replace(/^note/, "").toLowerCase();
  return languages.find((language) => language === name) ?? "es";
}

/** The texts to edit. Includes a correction that no longer applies because the content files changed. */
export function initialTexts(subject: Correctable): Texts {
  const shown: TidyTexts = subject.text;
  const fields = isExplanation(subject) ? languages : fieldsOf(subject);
  const initial: Texts = Object.fromEntries(fields.map((field) => [field, shown[field] ?? ""]));
  for (const { field, after } of subject.correction?.changes ?? []) initial[field] = after ?? "";
  return initial;
}

/** Validates single texts and puts their spaces and marks right. The server checks how they fit together. */
export function schemaOf(subject: Correctable): z.ZodType<TidyTexts> {
  const server = { id: true, version: true } as const;
  return isExplanation(subject)
    ? explanationCorrection.omit(server)
    : exerciseCorrection.omit(server);
}

/** A style rule that a text breaks, perhaps for a reason. */
export type Doubt = {
  field: string;
  rule: Exclude<StyleRule, StrictRule>;
  /** Usual number of words in a sentence. */
  words: { min: number; max: number };
};

/** Doubts about the texts that were changed; none while a text is invalid. */
export function doubtsAbout(subject: Correctable, texts: Texts): Doubt[] {
  const { data } = schemaOf(subject).safeParse(texts);
  if (data === undefined) return [];
  const before: TidyTexts = subject.text;
  const isConjugation = !isExplanation(subject) && subject.verb !== null;
  const words = isConjugation ? conjugationLength : fillInLength;
  const after = Object.fromEntries(
    Object.entries({ ...before, ...data }).map(([field, text]) => [field, text ?? null]),
  );
  return styleViolationsIn(after, isConjugation).flatMap(({ field, rule }) =>
    isStrict(rule) || after[field] === before[field] ? [] : [{ field, rule, words }],
  );
}

/** What a draft changes in the present texts; null when they already say the same. */
export function unsavedTexts(subject: Correctable, draft: Texts | null): Texts | null {
  const texts = initialTexts(subject);
  const typed = Object.fromEntries(Object.entries(draft ?? {}).filter(([field]) => field in texts));
  const tidy = schemaOf(subject).safeParse({ ...texts, ...typed }).data ?? typed;
  const isUnsaved = Object.keys(typed).some((field) => (tidy[field] ?? "") !== texts[field]);
  return isUnsaved ? typed : null;
}
