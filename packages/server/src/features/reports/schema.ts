import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import { exerciseKeys, reportReasons } from "@verbena/core/vocabulary";
import { z } from "zod";
import { issue, missingOr, text } from "../../input/fields.ts";

/** Characters of what a learner writes to an administrator. */
export const COMMENT_MAX_LENGTH = 1000;

const EXERCISE_ID_MAX_LENGTH = 200;

const comment = text
  .transform((words) => words.trim())
  .refine((words) => [...words].length <= COMMENT_MAX_LENGTH, issue("textTooLong"));

const given = text.refine((form) => [...form].length <= ANSWER_MAX_LENGTH, issue("answerTooLong"));

export const reportInput = z.strictObject({
  /** Made by the browser, which sends the same one again when it heard no answer. */
  id: z.guid(missingOr("invalidId")).toLowerCase(),
  exerciseKey: z.enum(exerciseKeys, issue("unknownExercise")),
  exerciseId: text.refine((id) => id.length <= EXERCISE_ID_MAX_LENGTH, issue("unknownExercise")),
  reason: z.enum(reportReasons, missingOr("invalidValue")),
  comment: comment.exactOptional(),
  /** What the learner had written in the blank. */
  given: given.exactOptional(),
});

/** When the last answer came that the learner has had before them. */
export const answersRead = z.strictObject({
  until: z.iso.datetime(missingOr("invalidTime")),
});

export type ReportInput = z.output<typeof reportInput>;
