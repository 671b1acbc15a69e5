import { allFamilies } from "@verbena/core/families";
import { ANSWER_MAX_LENGTH as FORM_MAX_LENGTH } from "@verbena/core/grading/grade";
import { z } from "zod";
import { cursor, cursorInstant } from "../../input/cursor.ts";
import { issue, newId, requiredOr, text } from "../../input/fields.ts";
import { REPORT_COMMENT_MAX_LENGTH, reportReasons } from "../../input/options.ts";

/** Maximum length of an administrator's answer, in characters. */
const ANSWER_MAX_LENGTH = 1000;

const EXERCISE_ID_MAX_LENGTH = 200;

/** Maximum number of reports that one request can answer or close. */
export const REPORTS_MAX = 100;

const comment = text
  .transform((words) => words.trim())
  .refine((words) => [...words].length <= REPORT_COMMENT_MAX_LENGTH, issue("textTooLong"));

const given = text.refine((form) => [...form].length <= FORM_MAX_LENGTH, issue("answerTooLong"));

export const reportInput = z.strictObject({
  /** Created by the browser, which sends the same id again if it received no reply. */
  id: newId,
  family: z.enum(allFamilies, issue("unknownFamily")),
  exerciseId: text.refine((id) => id.length <= EXERCISE_ID_MAX_LENGTH, issue("unknownExercise")),
  reason: z.enum(reportReasons, requiredOr("invalidValue")),
  comment: comment.exactOptional(),
  /** What the learner had written in the blank. */
  given: given.exactOptional(),
});

/** The time of the last answer that the learner has seen. */
export const answersRead = z.strictObject({
  until: z.iso.datetime(requiredOr("invalidTime")),
});

export const openReportsQuery = z.object({
  after: cursor(z.tuple([cursorInstant, text])).exactOptional(),
});

export const answeredReportsQuery = z.object({
  after: cursor(z.tuple([cursorInstant, z.guid()])).exactOptional(),
});

const id = z.guid(issue("invalidId")).toLowerCase();

const reports = z
  .array(z.strictObject({ userId: id, id }), requiredOr("invalidValue"))
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

export type ReportInput = z.output<typeof reportInput>;
export type ReportIds = z.output<typeof reports>;
