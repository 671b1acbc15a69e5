import type { Day } from "@verbena/core/calendar";
import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { z } from "zod";
import { issue, text, timeZone } from "../../input/fields.ts";
import type { AnswerPlace } from "./find-answers.ts";

/** The longest look back of causes: a year, and the day that a leap year adds. */
const CAUSE_DAYS_MAX = 366;

/** The most days of one answer: a year in whole weeks, with room at both ends. */
const DAYS_MAX = 400;

/** No learner has days before it, and every database knows it. */
const EARLIEST_DAY: Day = "2000-01-01";

const DAY_MS = 86_400_000;

/** Above every number of an event. */
const SEQ_MAX = 2 ** 31 - 1;

const exercise = z.enum(exerciseKeys, issue("unknownExercise"));

/** One family, or all of them. */
const someExercise = exercise.exactOptional();

const zone = timeZone.default("UTC");

const wholeNumber = (max: number) =>
  text
    .refine((digits) => /^[1-9]\d{0,9}$/.test(digits), issue("invalidValue"))
    .transform(Number)
    .refine((number) => number <= max, issue("invalidValue"));

const day = text
  .pipe(z.iso.date({ ...issue("invalidValue"), abort: true }))
  .refine((date) => date >= EARLIEST_DAY, { ...issue("invalidValue"), abort: true });

/** Space around and a search of nothing but space do not count. */
const search = text
  .transform(tidyAnswer)
  .refine((words) => [...words].length <= ANSWER_MAX_LENGTH, issue("invalidValue"));

export const overviewQuery = z.object({ timeZone: zone });

export const daysQuery = z
  .object({ from: day, to: day, exercise: someExercise })
  .refine(({ from, to }) => isPeriod(from, to), { path: ["to"], ...issue("invalidValue") });

function isPeriod(from: Day, to: Day): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= DAYS_MAX;
}

export const breakdownQuery = z.object({ exercise });

export const causesQuery = z.object({
  exercise,
  days: wholeNumber(CAUSE_DAYS_MAX),
  timeZone: zone,
});

export const forecastQuery = z.object({ timeZone: zone, exercise: someExercise });

/** An answer's place as a cursor: `2026-03-10T09:00:00.000Z,17`. */
export function placeText({ answeredAt, seq }: AnswerPlace): string {
  return `${answeredAt},${seq}`;
}

const place = text
  .transform((cursor): AnswerPlace => {
    const comma = cursor.indexOf(",");
    return { answeredAt: cursor.slice(0, comma), seq: Number(cursor.slice(comma + 1)) };
  })
  // Only what placeText writes.
  .refine(({ answeredAt, seq }) => instant.safeParse(answeredAt).success && isSeq(seq), {
    ...issue("invalidValue"),
  });

const instant = z.iso.datetime({ precision: 3 });

const isSeq = (seq: number) => Number.isInteger(seq) && seq >= 1 && seq <= SEQ_MAX;

export const answersQuery = z.object({
  /** `next` of the page before. */
  before: place.exactOptional(),
  search: search.default(""),
  exercise: someExercise,
});

export type CausesQuery = z.output<typeof causesQuery>;
export type ForecastQuery = z.output<typeof forecastQuery>;
export type AnswersQuery = z.output<typeof answersQuery>;
