import { type SQL, sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/**
 * Each user's sums over all families. The list of users is sorted by them. A trigger on `users` inserts the
 * row; `accounts/user-totals.ts` updates it.
 */
export const userTotals = pgTable(
  "user_totals",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    totalAttempts: integer("total_attempts").notNull().default(0),
    totalCorrect: integer("total_correct").notNull().default(0),
    /** Core's `successRate`, in integer arithmetic for the same rounding. */
    successRate: smallint("success_rate")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when total_attempts = 0 then 0
          else (200 * total_correct::bigint + total_attempts) / (2 * total_attempts::bigint) end`,
      ),
  },
  (table) => [
    index("user_totals_by_attempts").on(table.totalAttempts, table.userId),
    index("user_totals_by_correct").on(table.totalCorrect, table.userId),
    index("user_totals_by_rate").on(table.successRate, table.userId),
  ],
);
