import {
  withFrenchSpaces,
  withOrdinarySpaces,
  withTypographicMarks,
} from "@verbena/content/style/typography";
import { tidyText } from "@verbena/core/grading/normalise";
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

/** One line in the form of the content files: NFC, single ordinary spaces, typographic punctuation. */
const line = trimmedText({
  min: 1,
  max: LINE_MAX_LENGTH,
  tooShort: "required",
  tooLong: "textTooLong",
}).transform((words) =>
  withTypographicMarks(withOrdinarySpaces(words).replace(/\s+/g, " ").normalize("NFC")),
);
const frenchLine = line.transform(withFrenchSpaces);

/** An empty text or null removes the field. */
function lineOrNull(line: z.ZodType<string, string>) {
  return z
    .union([z.literal("").transform(() => null), z.null(), line], issue("invalidValue"))
    .exactOptional();
}

export const exerciseParameter = z.strictObject({ id: text });

/** The version of the text that the administrator read. */
const version = text.exactOptional();

export const withdrawal = z.strictObject({ id: text, version });

/** The fields to change. */
export const exerciseCorrection = z.strictObject({
  id: text,
  version,
  sentence: line.exactOptional(),
  correctAnswer: line.exactOptional(),
  time: lineOrNull(line),
  subject: lineOrNull(line),
  complement: lineOrNull(line),
  verb: lineOrNull(line),
  fr: frenchLine.exactOptional(),
  nl: line.exactOptional(),
  en: line.exactOptional(),
  instruction: lineOrNull(line),
  noteFr: lineOrNull(frenchLine),
  noteNl: lineOrNull(line),
  noteEs: lineOrNull(line),
  noteEn: lineOrNull(line),
});

/** The languages to change. */
export const explanationCorrection = z.strictObject({
  id: text,
  version,
  fr: frenchLine.exactOptional(),
  nl: line.exactOptional(),
  es: line.exactOptional(),
  en: line.exactOptional(),
});

export type ExerciseCorrection = z.output<typeof exerciseCorrection>;
export type ExplanationCorrection = z.output<typeof explanationCorrection>;
export type ExercisesQuery = z.output<typeof exercisesQuery>;
export type Withdrawal = z.output<typeof withdrawal>;
