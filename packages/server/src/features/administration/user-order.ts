import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { byName, neverIsEarly, neverIsLate, users, userTotals } from "../../db/schema.ts";
import { text } from "../../input/fields.ts";

/** What the list of users can be sorted by. */
export const sortKeys = [
  "username",
  "email",
  "created_at",
  "last_sign_in_at",
  "total_attempts",
  "total_correct",
  "success_rate",
] as const;
export type SortKey = (typeof sortKeys)[number];
export type Direction = "asc" | "desc";

const moment = z.iso.datetime().refine((instant) => Date.parse(instant) >= 0);
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const kinds = {
  username: text,
  email: text,
  created_at: moment,
  last_sign_in_at: moment.nullable(),
  total_attempts: count,
  total_correct: count,
  success_rate: z.int().min(0).max(100),
} as const satisfies Record<SortKey, z.ZodType<string | number | null>>;

/** A place in the list: beside somebody who may be gone. */
export type Cursor = { value: string | number | null; id: string };

/** A place as a text for an address. */
export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @returns null where the text is none for this sort */
export function pageCursor(sort: SortKey, given: string): Cursor | null {
  const result = z.tuple([kinds[sort], z.guid()]).safeParse(parsed(given));
  if (!result.success) return null;
  const [value, id] = result.data;
  return { value, id };
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, "base64url").toString());
  } catch {
    return null;
  }
}

/** What PostgreSQL sorts by: an index has it, with the id of the same table after it. */
export type Order = { by: SQLWrapper; id: PgColumn; at: (value: Cursor["value"]) => SQL };

export function orderOf(sort: SortKey, direction: Direction): Order {
  switch (sort) {
    case "username":
      return { by: byName(users.name), id: users.id, at: (name) => sql`${name}::text` };
    case "email":
      return { by: users.email, id: users.id, at: (email) => sql`${email}::text` };
    case "created_at":
      return { by: users.createdAt, id: users.id, at: (at) => sql`${at}::timestamptz` };
    case "last_sign_in_at": {
      const never = direction === "asc" ? "infinity" : "-infinity";
      const order = direction === "asc" ? neverIsLate : neverIsEarly;
      return {
        by: order(users.lastSignInAt),
        id: users.id,
        at: (at) => sql`${at ?? never}::timestamptz`,
      };
    }
    default:
      return {
        by: {
          total_attempts: userTotals.totalAttempts,
          total_correct: userTotals.totalCorrect,
          success_rate: userTotals.successRate,
        }[sort],
        id: userTotals.userId,
        at: (total) => sql`${total}::int`,
      };
  }
}
