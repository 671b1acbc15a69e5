import type { Instant } from "@verbena/core/calendar";
import { allFamilies, cefrLevels } from "@verbena/core/families";
import { answerProblem } from "@verbena/core/grading/grade";
import { isSkill, type Skill } from "@verbena/core/knowledge/skill";
import { regions } from "@verbena/core/languages";
import { highestLevel } from "@verbena/core/levels";
import { FAILED_ITEMS_MAX } from "@verbena/core/progress/exercise-progress";
import { placementStatuses } from "@verbena/core/progress/family-estimate";
import { placementOutcomes, skillEstimates } from "@verbena/core/progress/progress-event";
import { z } from "zod";
import {
  CONTENT_ID_MAX,
  contentId,
  issue,
  requiredOr,
  text,
  textOr,
  timeZone,
} from "../../input/fields.ts";

const BATCH_MAX = 200;

/** Highest number of a sentence of a card. */
const SENTENCE_MAX = 999;

/** UTF-16 units of an answer before its spaces are tidied. */
const RAW_ANSWER_MAX = 1000;

/** A placement test has fewer answers, and a family fewer skills. */
const PLACEMENT_ANSWERS_MAX = 50;
const GUESSES_MAX = 200;

const id = textOr("invalidId").pipe(z.uuid(issue("invalidId")));
const family = z.enum(allFamilies, issue("unknownFamily"));

const at = textOr("invalidTime")
  .pipe(z.iso.datetime({ offset: true, ...issue("invalidTime") }))
  .transform((time): Instant => new Date(time).toISOString());

const given = text
  .refine((answer) => answer.length <= RAW_ANSWER_MAX, { ...issue("answerTooLong"), abort: true })
  .refine((answer) => answerProblem(answer) !== "blank", issue("answerBlank"))
  .refine((answer) => answerProblem(answer) !== "tooLong", issue("answerTooLong"));

const sentence = z.int(issue("invalidValue")).min(1).max(SENTENCE_MAX);

const skill = z.custom<Skill>(
  (value) => typeof value === "string" && value.length <= CONTENT_ID_MAX && isSkill(value),
  issue("invalidValue"),
);

const base = { id, family, at, timeZone };

export const eventInput = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("answer"),
      ...base,
      item: contentId,
      context: contentId,
      sentence,
      /** null when the learner gave up */
      given: given.nullable(),
      region: z.enum(regions, issue("invalidValue")).exactOptional(),
    }),
    z.object({
      kind: z.literal("retraction"),
      ...base,
      answer: id.transform((uuid) => uuid.toLowerCase()),
    }),
    z.object({
      kind: z.literal("failed-removed"),
      ...base,
      items: z
        .array(contentId, requiredOr("invalidValue"))
        .min(1, issue("required"))
        .max(FAILED_ITEMS_MAX),
    }),
    z.object({
      kind: z.literal("level-confirmed"),
      ...base,
      level: z.int().min(0).max(highestLevel),
    }),
    z.object({ kind: z.literal("reset"), ...base }),
    z.object({
      kind: z.literal("placement"),
      ...base,
      level: z.enum(cefrLevels, issue("invalidValue")),
      status: z.enum(placementStatuses, issue("invalidValue")),
      answers: z
        .array(
          z.object({
            item: contentId,
            context: contentId,
            sentence,
            given: given.nullable(),
            outcome: z.enum(placementOutcomes, issue("invalidValue")),
          }),
          requiredOr("invalidValue"),
        )
        .max(PLACEMENT_ANSWERS_MAX),
      guesses: z
        .record(skill, z.number(issue("invalidValue")).min(0).max(1))
        .refine((guesses) => Object.keys(guesses).length <= GUESSES_MAX, issue("invalidValue")),
    }),
    z
      .object({
        kind: z.literal("estimate-set"),
        ...base,
        skill: skill.nullable(),
        estimate: z.string(issue("invalidValue")),
      })
      .transform(({ skill, estimate, ...rest }, context) => {
        const ofFamily = placementStatuses.find((one) => one === estimate);
        const ofSkill = skillEstimates.find((one) => one === estimate);
        if (skill === null && ofFamily) return { ...rest, skill, estimate: ofFamily };
        if (skill !== null && ofSkill) return { ...rest, skill, estimate: ofSkill };
        context.addIssue({ code: "custom", path: ["estimate"], message: "invalidValue" });
        return z.NEVER;
      }),
  ],
  issue("invalidValue"),
);

export type EventInput = z.input<typeof eventInput>;
export type ValidEvent = z.output<typeof eventInput>;

/** `checkEvent` validates each event later: the valid ones are recorded even if another one is invalid. */
export const batchInput = z.object({
  /** Owner of the events: another learner may have signed in since the browser stored them. */
  learner: text.optional(),
  /** The device's time when it sent the batch. An invalid time is ignored. */
  sentAt: at.optional().catch(undefined),
  events: z
    .array(z.custom<EventInput>(), requiredOr("invalidValue"))
    .min(1, issue("required"))
    .max(BATCH_MAX, issue("batchTooLarge")),
});

export const progressQuery = z.object({
  /** Learner whose progress the page shows: another one may have signed in since. */
  learner: text.optional(),
  timeZone: timeZone.default("UTC"),
});
