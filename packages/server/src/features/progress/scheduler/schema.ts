import { retentionPercent, WEIGHT_COUNT } from "@verbena/core/scheduling/scheduler";
import { z } from "zod";
import { issue, requiredOr, timeZone } from "../../../input/fields.ts";

const retention = z
  .number(requiredOr("invalidValue"))
  .min(retentionPercent.min / 100, issue("invalidValue"))
  .max(retentionPercent.max / 100, issue("invalidValue"));

/** Any weights only change the learner's own cards; the library clamps them. */
const weights = z.array(z.number()).length(WEIGHT_COUNT, issue("invalidValue"));

/** The scheduler of `SchedulerChoice`: null for SM-2. */
const scheduler = z
  .object(
    { kind: z.literal("fsrs"), retention, weights: weights.readonly().optional() },
    requiredOr("invalidValue"),
  )
  .nullable();

export const schedulerChange = z.object({ scheduler });

export const schedulerPreview = z.object({ scheduler, timeZone });
