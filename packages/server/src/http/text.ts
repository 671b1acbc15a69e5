import { z } from "zod";
import type { IssueKey } from "./error-codes.ts";

/** A message of a schema, held to the list of issue keys. */
export const issue = (key: IssueKey) => ({ error: key });

/** A text that every database can hold: without the character NUL and without half characters. */
export const text = z
  .string(issue("required"))
  .refine((value) => !value.includes("\0"), { ...issue("invalidValue"), abort: true })
  .transform((value) => value.toWellFormed());

type LengthRule = { min: number; max: number; tooShort: IssueKey; tooLong: IssueKey };

/** A trimmed text whose length, in characters, lies between two bounds. */
export const trimmedText = ({ min, max, tooShort, tooLong }: LengthRule) =>
  text
    .transform((value) => value.trim())
    .refine((value) => [...value].length >= min, { ...issue(tooShort), abort: true })
    .refine((value) => [...value].length <= max, issue(tooLong));
