import { isTimeZone } from "@verbena/core/calendar";
import { z } from "zod";
import type { IssueKey } from "../errors/error-codes.ts";

/** A schema's message; the type allows issue keys only. */
export const issue = (key: IssueKey) => ({ error: key });

/** The message "required" for a missing value, and another key for a value of a wrong type. */
export const requiredOr = (wrong: IssueKey) => ({
  error: ({ input }: { input?: unknown }): IssueKey => (input === undefined ? "required" : wrong),
});

/** A text that PostgreSQL accepts: refuses NUL and replaces lone surrogates. */
export const textOr = (wrong: IssueKey) =>
  z
    .string(requiredOr(wrong))
    .refine((value) => !value.includes("\0"), { ...issue("invalidValue"), abort: true })
    .transform((value) => value.toWellFormed());

export const text = textOr("invalidValue");

/** UTF-16 units of an id of the content, such as an item, a context, or a skill. */
export const CONTENT_ID_MAX = 80;

export const contentId = text.refine(
  (value) => value !== "" && value.length <= CONTENT_ID_MAX,
  issue("invalidValue"),
);

/** Control characters, bidirectional controls, noncharacters and lone surrogates. */
const forbidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

/** Characters without a glyph, such as joiners in an emoji, and the braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

type LengthRule = { min: number; max: number; tooShort: IssueKey; tooLong: IssueKey };

/** A trimmed line with at least `min` visible characters and at most `max` in all. */
export const trimmedText = ({ min, max, tooShort, tooLong }: LengthRule) =>
  z
    .string(requiredOr("invalidValue"))
    .trim()
    .refine((value) => !forbidden.test(value), { ...issue("invalidValue"), abort: true })
    .refine((value) => visibleLength(value) >= min, { ...issue(tooShort), abort: true })
    .refine((value) => [...value].length <= max, issue(tooLong));

function visibleLength(value: string): number {
  return [...value.replace(invisible, "").trim()].length;
}

/** An IANA time zone. */
export const timeZone = textOr("invalidTimeZone").refine(isTimeZone, issue("invalidTimeZone"));

/** The nil UUID. No row has it. */
export const NIL_ID = "00000000-0000-0000-0000-000000000000";

/** An id in a path. Invalid text becomes the nil UUID, for which every route answers "not found". */
export const pathId = z.guid().toLowerCase().catch(NIL_ID);

export const idParam = z.object({ id: pathId });

/** The id of something new, which the browser creates. It sends the same id again if it received no reply. */
export const newId = z.guid(requiredOr("invalidId")).toLowerCase();

const anyId = z.guid();

export const isId = (text: string): boolean => anyId.safeParse(text).success;
