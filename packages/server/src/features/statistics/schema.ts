import { DAY_MS, type Day } from "@verbena/core/calendar";
import { diagnosisCodes } from "@verbena/core/causes";
import { allFamilies, type Family } from "@verbena/core/families";
import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import { tidyText } from "@verbena/spanish";
import { z } from "zod";
import { cursor, cursorInstant, cursorNumber } from "../../input/cursor.ts";
import { issue, text, timeZone } from "../../input/fields.ts";

const CAUSE_DAYS_MAX = 366;

/** More than a year in whole weeks. */
const DAYS_MAX = 400;

const EARLIEST_DAY: Day = "2000-01-01";

const family = z.enum(allFamilies, issue("unknownFamily"));

const optionalFamily = family.exactOptional();

const zone = timeZone.default("UTC");

const wholeNumber = (max: number) =>
  text
    .refine((digits) => /^[1-9]\d{0,9}$/.test(digits), issue("invalidValue"))
    .transform(Number)
    .refine((number) => number <= max, issue("invalidValue"));

const day = text
  .pipe(z.iso.date({ ...issue("invalidValue"), abort: true }))
  .refine((date) => date >= EARLIEST_DAY, { ...issue("invalidValue"), abort: true });

const search = text
  .transform(tidyText)
  .refine((words) => [...words].length <= ANSWER_MAX_LENGTH, issue("invalidValue"));

export const overviewQuery = z.object({ timeZone: zone });

export const daysQuery = z
  .object({ from: day, to: day, family: optionalFamily })
  .refine(({ from, to }) => isPeriod(from, to), { path: ["to"], ...issue("invalidValue") });

function isPeriod(from: Day, to: Day): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= DAYS_MAX;
}

export const breakdownQuery = z.object({ family: optionalFamily });

export const causesQuery = z.object({
  family: optionalFamily,
  days: wholeNumber(CAUSE_DAYS_MAX),
  timeZone: zone,
});

export const mistakesQuery = z.object({
  family: optionalFamily,
  cause: z.enum(diagnosisCodes, issue("invalidValue")),
  days: wholeNumber(CAUSE_DAYS_MAX),
});

/** A longer name is no skill. */
const SKILL_MAX = 200;

export const skillErrorsQuery = z.object({
  skill: text.refine((name) => name.length <= SKILL_MAX, issue("invalidValue")),
});

export const forecastQuery = z.object({ timeZone: zone, family: optionalFamily });

export const answersQuery = z.object({
  /** `next` of the page before. */
  before: cursor(z.tuple([cursorInstant, cursorNumber])).exactOptional(),
  search: search.default(""),
  family: optionalFamily,
});

export type DaysQuery = z.output<typeof daysQuery>;
export type CausesQuery = z.output<typeof causesQuery>;
export type MistakesQuery = z.output<typeof mistakesQuery>;
export type SkillErrorsQuery = z.output<typeof skillErrorsQuery>;
export type ForecastQuery = z.output<typeof forecastQuery>;
export type AnswersQuery = z.output<typeof answersQuery>;

/** Answers that only have wrong accents count as correct. */
export type Counts = { attempts: number; correct: number };

export function familiesOf(family: Family | undefined): Family[] {
  return family === undefined ? [...allFamilies] : [family];
}
