import { exerciseKeys } from "@verbena/core/vocabulary";
import { z } from "zod";
import { issue, text } from "../../http/text.ts";
import { timeZone } from "../../http/time-zone.ts";

/** The longest look back: a year, and the day that a leap year adds. */
const DAYS_MAX = 366;

const days = text
  .refine((digits) => /^[1-9]\d{0,2}$/.test(digits), issue("invalidValue"))
  .transform(Number)
  .refine((count) => count <= DAYS_MAX, issue("invalidValue"));

export const causesQuery = z.object({
  exercise: z.enum(exerciseKeys, issue("unknownExercise")),
  days,
  timeZone: timeZone.default("UTC"),
});

export type CausesQuery = z.output<typeof causesQuery>;
