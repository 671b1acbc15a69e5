import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { collateName, nullAsEarliest, nullAsLatest, users, userTotals } from "../../db/schema.ts";
import { cursorInstant, cursorNumber } from "../../input/cursor.ts";
import { text } from "../../input/fields.ts";

/** Columns by which the list of users can be sorted. */
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

const values = {
  username: text,
  email: text,
  created_at: cursorInstant,
  last_sign_in_at: cursorInstant.nullable(),
  total_attempts: cursorNumber,
  total_correct: cursorNumber,
  success_rate: cursorNumber,
} as const satisfies Record<SortKey, z.ZodType>;

/** The user's value of the sort column, and their id. */
export type UserPosition = [string | number | null, string];

export function userPosition(sort: SortKey): z.ZodType<UserPosition> {
  return z.tuple([values[sort], z.guid()]);
}

/** The expression that the list is sorted by. An index has it, followed by the id of the same table. */
export type Order = {
  by: SQLWrapper;
  id: PgColumn;
  /** Casts a cursor's value to the type of `by`. */
  cast: (value: UserPosition[0]) => SQL;
};

export function orderOf(sort: SortKey, direction: Direction): Order {
  const asInteger = (value: UserPosition[0]) => sql`${value}::int`;
  const ofTotals = { id: userTotals.userId, cast: asInteger };
  switch (sort) {
    case "username":
      return { by: collateName(users.name), id: users.id, cast: (name) => sql`${name}::text` };
    case "email":
      return { by: users.email, id: users.id, cast: (email) => sql`${email}::text` };
    case "created_at":
      return { by: users.createdAt, id: users.id, cast: (time) => sql`${time}::timestamptz` };
    case "last_sign_in_at": {
      const never = direction === "asc" ? "infinity" : "-infinity";
      const neverLast = direction === "asc" ? nullAsLatest : nullAsEarliest;
      const cast = (time: UserPosition[0]) => sql`${time ?? never}::timestamptz`;
      return { by: neverLast(users.lastSignInAt), id: users.id, cast };
    }
    case "total_attempts":
      return { by: userTotals.totalAttempts, ...ofTotals };
    case "total_correct":
      return { by: userTotals.totalCorrect, ...ofTotals };
    case "success_rate":
      return { by: userTotals.successRate, ...ofTotals };
  }
}
