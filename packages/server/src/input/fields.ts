import { isTimeZone } from "@verbena/core/calendar";
import { z } from "zod";
import type { IssueKey } from "../errors/error-codes.ts";

/** A schema's message; the type allows issue keys only. */
export const issue = (key: IssueKey) => ({ error: key });

/** "required" for a missing value, another key for one of a wrong type. */
export const missingOr = (wrong: IssueKey) => ({
  error: ({ input }: { input?: unknown }): IssueKey => (input === undefined ? "required" : wrong),
});

/** A text without NUL and lone surrogates, which databases refuse. */
export const textOr = (wrong: IssueKey) =>
  z
    .string(missingOr(wrong))
    .refine((value) => !value.includes("\0"), { ...issue("invalidValue"), abort: true })
    .transform((value) => value.toWellFormed());

export const text = textOr("invalidValue");

/** Control characters, bidirectional controls, noncharacters and lone surrogates. */
const forbidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

/** Characters without a glyph, such as joiners in an emoji; the last one is the braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

type LengthRule = { min: number; max: number; tooShort: IssueKey; tooLong: IssueKey };

/** A trimmed line with at least `min` visible characters and at most `max` in all. */
export const trimmedText = ({ min, max, tooShort, tooLong }: LengthRule) =>
  z
    .string(missingOr("invalidValue"))
    .trim()
    .refine((value) => !forbidden.test(value), { ...issue("invalidValue"), abort: true })
    .refine((value) => visibleLength(value) >= min, { ...issue(tooShort), abort: true })
    .refine((value) => [...value].length <= max, issue(tooLong));

function visibleLength(value: string): number {
  return [...value.replace(invisible, "").trim()].length;
}

/** An IANA time zone. */
export const timeZone = textOr("invalidTimeZone").refine(isTimeZone, issue("invalidTimeZone"));

/** The nil UUID, which nothing has. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

/** An id in a path. Text that is no id becomes the nil UUID, so that it is not found either. */
export const idParam = z.object({ id: z.guid().catch(NO_ID) });
