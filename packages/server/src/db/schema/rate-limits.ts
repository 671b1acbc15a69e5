import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** How often somebody did something lately, for every process that shares the database. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is counted, and a keyed hash of whose it is: no address can be read from it. */
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: moment("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
