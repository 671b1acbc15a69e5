import { isTimeZone } from "@verbena/core/calendar";
import { z } from "zod";
import type { IssueKey } from "../errors/error-codes.ts";

/** A message of a schema, held to the list of issue keys. */
export const issue = (key: IssueKey) => ({ error: key });

/** What a schema says of a value that is missing, or there but of a wrong type. */
export const missingOr = (wrong: IssueKey) => ({
  error: ({ input }: { input?: unknown }): IssueKey => (input === undefined ? "required" : wrong),
});

/** A text that every database can hold: without the character NUL and without half characters. */
export const textOr = (wrong: IssueKey) =>
  z
    .string(missingOr(wrong))
    .refine((value) => !value.includes("\0"), { ...issue("invalidValue"), abort: true })
    .transform((value) => value.toWellFormed());

export const text = textOr("invalidValue");

/** Controls, also of the direction of writing, and what is no character at all. */
const unfit = /[\p{Cc}\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

/** Characters without a picture, such as the joiners in an emoji; the last one is braille's blank. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

type LengthRule = { min: number; max: number; tooShort: IssueKey; tooLong: IssueKey };

/** A trimmed line to show, of at least so many characters that are seen and at most so many in all. */
export const trimmedText = ({ min, max, tooShort, tooLong }: LengthRule) =>
  z
    .string(missingOr("invalidValue"))
    .trim()
    .refine((value) => !unfit.test(value), { ...issue("invalidValue"), abort: true })
    .refine((value) => seenLength(value) >= min, { ...issue(tooShort), abort: true })
    .refine((value) => [...value].length <= max, issue(tooLong));

function seenLength(value: string): number {
  return [...value.replace(unseen, "").trim()].length;
}

/** IANA name of the time zone in which a learner's days are counted. */
export const timeZone = textOr("invalidTimeZone").refine(isTimeZone, issue("invalidTimeZone"));

/** An id in a path. Text that is no id becomes the nil UUID, so that it is not found either. */
export const idParam = z.object({ id: z.guid().catch("00000000-0000-0000-0000-000000000000") });
