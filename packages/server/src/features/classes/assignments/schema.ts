import { allFamilies, conjugationFamilies } from "@verbena/core/families";
import { isSkill, type Skill } from "@verbena/core/knowledge/skill";
import { z } from "zod";
import { contentId, issue, newId, pathId, requiredOr, text } from "../../../input/fields.ts";
import { confusionDays } from "../../../input/options.ts";
import { lineWithoutLinks } from "../../../input/teacher-text.ts";

/** Forms of a task that lists them, and forms that a class got wrong. */
export const TASK_FORMS_MAX = 60;

/** Pupils who have the same assignment: a change writes a row for each in one transaction. */
export const ASSIGNMENT_PUPILS_MAX = 60;

const VERBS_MAX = 200;
const ANSWERS_MAX = 1000;

/** A teacher's line to an assignment, in characters. */
const NOTE_MAX = 200;

const family = z.enum(allFamilies, issue("unknownFamily"));
const conjugation = z
  .array(z.enum(conjugationFamilies, issue("unknownFamily")), requiredOr("invalidValue"))
  .min(1, issue("required"))
  .max(conjugationFamilies.length, issue("invalidValue"))
  .transform((families) => [...new Set(families)]);

const skill = contentId.refine((given): given is Skill => isSkill(given), issue("invalidValue"));

const form = z.object({ family, item: contentId, context: contentId });

/** What is asked. `missed` becomes the forms that the class got wrong in the last days. */
const taskInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("family"), family }),
    z.object({
      kind: z.literal("verbs"),
      verbs: z
        .array(contentId, requiredOr("invalidValue"))
        .min(1, issue("minVerbs"))
        .max(VERBS_MAX, issue("invalidValue"))
        .transform((verbs) => [...new Set(verbs)]),
      families: conjugation,
    }),
    z.object({ kind: z.literal("skill"), skill, families: conjugation }),
    z.object({
      kind: z.literal("forms"),
      forms: z
        .array(form, requiredOr("invalidValue"))
        .min(1, issue("noForms"))
        .max(TASK_FORMS_MAX, issue("invalidValue")),
    }),
    z.object({
      kind: z.literal("missed"),
      days: z.enum(confusionDays, issue("invalidValue")),
    }),
  ],
  issue("invalidValue"),
);

export type TaskInput = z.output<typeof taskInput>;

const goal = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("each-once") }),
    z.object({ kind: z.literal("each-on-two-days") }),
    z.object({
      kind: z.literal("answers"),
      answers: z
        .int(issue("invalidValue"))
        .min(1, issue("invalidValue"))
        .max(ANSWERS_MAX, issue("invalidValue")),
    }),
  ],
  issue("invalidValue"),
);

/** A date and a time in the time zone of the class: `2026-12-07T18:00`. */
const localTime = text.refine(isLocalTime, issue("invalidTime"));

function isLocalTime(given: string): boolean {
  const time = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given)
    ? Date.parse(`${given}Z`)
    : Number.NaN;
  // The parser takes the 30th of February for the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given);
}

const note = z.union([
  z.literal(""),
  lineWithoutLinks({ min: 1, max: NOTE_MAX, tooLong: "textTooLong" }),
]);

/** Ids of chosen pupils; null for the whole class, with those who join later. */
const pupils = z
  .array(z.guid(issue("invalidId")), requiredOr("invalidValue"))
  .min(1, issue("noPupils"))
  .max(ASSIGNMENT_PUPILS_MAX, issue("tooManyPupils"))
  .nullable();

/** Created by the browser, which sends the same id again if it received no reply. */
const id = newId;

export const assignmentInput = z.strictObject({
  id,
  task: taskInput,
  goal,
  note,
  pupils,
  /** Null for now. */
  from: localTime.nullable(),
  until: localTime,
});
export type AssignmentInput = z.output<typeof assignmentInput>;

export const assignmentChange = z.strictObject({
  task: taskInput.exactOptional(),
  goal: goal.exactOptional(),
  note: note.exactOptional(),
  pupils: pupils.exactOptional(),
  until: localTime.exactOptional(),
});
export type AssignmentChange = z.output<typeof assignmentChange>;

export const taskPreviewInput = z.object({ task: taskInput });

/** What holds for one pupil only. `until` and `formsMax` are null to have what the class has. */
export const exceptionInput = z.strictObject({
  until: localTime.nullable().exactOptional(),
  formsMax: z
    .int(issue("invalidValue"))
    .min(1, issue("invalidValue"))
    .max(10_000, issue("invalidValue"))
    .nullable()
    .exactOptional(),
  excused: z.boolean(issue("invalidValue")).exactOptional(),
});
export type ExceptionInput = z.output<typeof exceptionInput>;

export const copyInput = z.strictObject({
  id,
  classId: z.guid(requiredOr("invalidId")).toLowerCase(),
  until: localTime,
});
export type CopyInput = z.output<typeof copyInput>;

export const assignmentParam = z.object({ classId: pathId, assignmentId: pathId });
/** A pupil’s copy of an assignment. */
export const copyParam = assignmentParam.extend({ userId: pathId });
