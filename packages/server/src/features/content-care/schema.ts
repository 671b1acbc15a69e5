import { withFrenchSpaces, withOrdinarySpaces } from "@verbena/content/french-typography";
import { z } from "zod";
import { issue, missingOr, text, trimmedText } from "../../http/text.ts";

/** The most reports that one answer is for. */
const REPORTS_MAX = 100;

/** Characters of a sentence, a translation, or an answer to learners. */
const LINE_MAX_LENGTH = 500;
const ANSWER_MAX_LENGTH = 1000;

const moment = z.iso
  .datetime(issue("invalidValue"))
  .refine((instant) => Date.parse(instant) >= 0, issue("invalidValue"));

export const reportsQuery = z.object({
  /** `next` of the page before. */
  after: text
    .transform((cursor) => cursor.split("_"))
    .pipe(z.tuple([moment, z.guid(issue("invalidValue"))]))
    .exactOptional(),
});

export const reportsAnswer = z.strictObject({
  reports: z
    .array(
      z.strictObject({
        userId: z.guid(issue("invalidId")).toLowerCase(),
        id: z.guid(issue("invalidId")).toLowerCase(),
      }),
      missingOr("invalidValue"),
    )
    .min(1, issue("required"))
    .max(REPORTS_MAX, issue("batchTooLarge")),
  answer: text
    .transform((words) => words.trim())
    .refine((words) => words !== "", { ...issue("required"), abort: true })
    .refine((words) => [...words].length <= ANSWER_MAX_LENGTH, issue("textTooLong")),
});

/** One line as content files have it: composed, with single ordinary spaces. */
const line = trimmedText({
  min: 1,
  max: LINE_MAX_LENGTH,
  tooShort: "required",
  tooLong: "textTooLong",
}).transform((words) => withOrdinarySpaces(words).replace(/\s+/g, " ").normalize("NFC"));

/** Words of the sentence; none when empty. */
const quote = z
  .union([z.literal("").transform(() => null), z.null(), line], issue("invalidValue"))
  .exactOptional();

export const exerciseParameter = z.strictObject({ id: text });

/** An exercise with the fields that are to be other than learners see them now. */
export const exerciseCorrection = z.strictObject({
  id: text,
  sentence: line.exactOptional(),
  correctAnswer: line.exactOptional(),
  time: quote,
  subject: quote,
  complement: quote,
  fr: line.transform(withFrenchSpaces).exactOptional(),
  nl: line.exactOptional(),
  en: line.exactOptional(),
});

export type ExerciseCorrection = z.output<typeof exerciseCorrection>;
export type ReportsAnswer = z.output<typeof reportsAnswer>;
