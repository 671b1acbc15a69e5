import { z } from "zod";
import { issue, text } from "./fields.ts";

type Place = readonly (string | number | null)[];

/** A place in a sorted list as opaque text. */
export function cursorText(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Parses what `cursorText` wrote, by the schema of its place. */
export function cursor<Schema extends z.ZodType>(place: Schema) {
  return text.transform((given, context): z.output<Schema> => {
    const { success, data } = place.safeParse(decoded(given));
    if (success) return data;
    context.addIssue({ code: "custom", message: issue("invalidValue").error });
    return z.NEVER;
  });
}

function decoded(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, "base64url").toString());
  } catch {
    return null;
  }
}

/** An instant that PostgreSQL can hold: it refuses the year 0. */
export const placeInstant = z.iso.datetime().refine((instant) => Date.parse(instant) >= 0);

/** Positive whole numbers of PostgreSQL's type integer, and 0. */
export const placeNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/**
 * Splits rows that were read with a limit of `size + 1` into a page and the cursor of the next page,
 * null after the last one.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : cursorText(placeOf(last)) };
}
