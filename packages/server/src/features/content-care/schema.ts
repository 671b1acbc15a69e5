import {
  withFrenchSpaces,
  withOrdinarySpaces,
  withTypographicMarks,
} from "@verbena/content/style/typography";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { z } from "zod";
import { issue, missingOr, text, trimmedText } from "../../input/fields.ts";

/** The most reports that one answer is for. */
export const REPORTS_MAX = 100;

/** Characters of a sentence, a translation, or an answer to learners. */
const LINE_MAX_LENGTH = 500;
const ANSWER_MAX_LENGTH = 1000;

const moment = z.iso
  .datetime(issue("invalidValue"))
  .refine((instant) => Date.parse(instant) >= 0, issue("invalidValue"));

/** `next` of the page before: an instant, and what tells those of the same instant apart. */
const cursor = (id: z.ZodType<string, string>) =>
  text
    .transform(splitOnce)
    .pipe(z.tuple([moment, id]))
    .exactOptional();

function splitOnce(cursor: string): string[] {
  const end = cursor.indexOf("_");
  return end === -1 ? [cursor] : [cursor.slice(0, end), cursor.slice(end + 1)];
}

export const openReportsQuery = z.object({ after: cursor(text) });

export const answeredReportsQuery = z.object({ after: cursor(z.guid(issue("invalidValue"))) });

export const exercisesQuery = z.object({
  search: text
    .transform(tidyAnswer)
    .refine((words) => [...words].length <= LINE_MAX_LENGTH, issue("invalidValue"))
    .default(""),
  /** `next` of the page before: the place of its first exercise. */
  from: text
    .refine((digits) => /^\d{1,6}$/.test(digits), issue("invalidValue"))
    .transform(Number)
    .exactOptional(),
});

const reports = z
  .array(
    z.strictObject({
      userId: z.guid(issue("invalidId")).toLowerCase(),
      id: z.guid(issue("invalidId")).toLowerCase(),
    }),
    missingOr("invalidValue"),
  )
  .min(1, issue("required"))
  .max(REPORTS_MAX, issue("batchTooLarge"));

export const reportsAnswer = z.strictObject({
  reports,
  answer: text
    .transform((words) => words.trim())
    .refine((words) => words !== "", { ...issue("required"), abort: true })
    .refine((words) => [...words].length <= ANSWER_MAX_LENGTH, issue("textTooLong")),
});

export const reportsClosing = z.strictObject({ reports });

/** One line as content files have it: composed, with single ordinary spaces and typographic marks. */
const line = trimmedText({
  min: 1,
  max: LINE_MAX_LENGTH,
  tooShort: "required",
  tooLong: "textTooLong",
}).transform((words) =>
  withTypographicMarks(withOrdinarySpaces(words).replace(/\s+/g, " ").normalize("NFC")),
);
const frenchLine = line.transform(withFrenchSpaces);

/** A text that need not be there: none when empty. */
function lineOrNone(there: z.ZodType<string, string>) {
  return z
    .union([z.literal("").transform(() => null), z.null(), there], issue("invalidValue"))
    .exactOptional();
}

export const exerciseParameter = z.strictObject({ id: text });

/** That of the text which was corrected. */
const version = text.exactOptional();

/** An exercise or an explanation without its correction. */
export const withdrawal = z.strictObject({ id: text, version });

/** An exercise with the fields that are to be other than learners see them now. */
export const exerciseCorrection = z.strictObject({
  id: text,
  version,
  sentence: line.exactOptional(),
  correctAnswer: line.exactOptional(),
  time: lineOrNone(line),
  subject: lineOrNone(line),
  complement: lineOrNone(line),
  verb: lineOrNone(line),
  fr: frenchLine.exactOptional(),
  nl: line.exactOptional(),
  en: line.exactOptional(),
  instruction: lineOrNone(line),
  noteFr: lineOrNone(frenchLine),
  noteNl: lineOrNone(line),
  noteEs: lineOrNone(line),
  noteEn: lineOrNone(line),
});

/** An explanation with the languages in which it is to be other than learners see it now. */
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
export type ReportNames = z.output<typeof reports>;
