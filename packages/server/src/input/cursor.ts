import { z } from "zod";
import { issue, text } from "./fields.ts";

/** The values of a row by which its list is sorted. */
type Position = readonly (string | number | null)[];

/** Encodes a position in a sorted list as opaque text. */
export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** A schema for the text of `encodeCursor`, from the schema of its position. */
export function cursor<Schema extends z.ZodType>(position: Schema) {
  return text.transform((given, context): z.output<Schema> => {
    const { success, data } = position.safeParse(decode(given));
    if (success) return data;
    context.addIssue({ code: "custom", message: issue("invalidValue").error });
    return z.NEVER;
  });
}

function decode(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, "base64url").toString());
  } catch {
    return null;
  }
}

/** An instant from 1970 on. PostgreSQL refuses the year 0. */
export const cursorInstant = z.iso.datetime().refine((instant) => Date.parse(instant) >= 0);

/** A whole number from 0 to the maximum of PostgreSQL's type integer. */
export const cursorNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/**
 * Splits rows that were read with a limit of `size + 1` into a page and the cursor of the next page, which
 * is null on the last page.
 */
export function pageWithCursor<Row>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => Position,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : encodeCursor(positionOf(last)) };
}
