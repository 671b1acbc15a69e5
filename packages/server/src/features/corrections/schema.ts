import { withOrdinarySpaces, withTypographicMarks } from "@verbena/content/style/typography";
import type { SentenceTexts } from "@verbena/content/text-fields";
import { tidyText } from "@verbena/spanish";
import { z } from "zod";
import { issue, text, trimmedText } from "../../input/fields.ts";

const LINE_MAX_LENGTH = 500;

export const exercisesQuery = z.object({
  search: text
    .transform(tidyText)
    .refine((words) => [...words].length <= LINE_MAX_LENGTH, issue("invalidValue"))
    .default(""),
  /** `next` of the previous page: the index of the first exercise on this page. */
  from: text
    .refine((digits) => /^\d{1,6}$/.test(digits), issue("invalidValue"))
    .transform(Number)
    .exactOptional(),
});

/** A line as in the content files: NFC, single ordinary spaces, typographic punctuation. */
const lineOf = (min: number) =>
  trimmedText({
    min,
    max: LINE_MAX_LENGTH,
    tooShort: "required",
    tooLong: "textTooLong",
  }).transform((words) =>
    withTypographicMarks(withOrdinarySpaces(words).replace(/\s+/g, " ").normalize("NFC")),
  );
const required = lineOf(1);
const optional = lineOf(0);

export const sentenceTexts = z.strictObject({
  sentence: required,
  answer: required,
  time: optional,
  subject: optional,
  complement: optional,
  verb: optional,
  fr: required,
  nl: required,
  en: required,
  instruction: optional,
  noteFr: optional,
  noteNl: optional,
  noteEs: optional,
  noteEn: optional,
}) satisfies z.ZodType<SentenceTexts>;

export const exerciseCorrection = sentenceTexts.extend({
  id: text,
  /** The texts that the administrator saw before editing them. */
  seen: z.record(z.string(), text),
});

export const exerciseParameter = z.strictObject({ id: text });

export type ExerciseCorrection = z.output<typeof exerciseCorrection>;
export type ExercisesQuery = z.output<typeof exercisesQuery>;
