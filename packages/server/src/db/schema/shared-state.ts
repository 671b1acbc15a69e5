import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestampAsDate } from "./timestamps.ts";

/** Server processes that use a PostgreSQL, with their last heartbeat. */
export const processes = pgTable("processes", {
  id: uuid("id").primaryKey(),
  seenAt: timestampAsDate("seen_at").notNull().defaultNow(),
});

/** Each version is a release on which a migration insists: older releases cannot run on the tables any more. */
export const requiredReleases = pgTable("required_releases", {
  version: text("version").primaryKey(),
});

/** Counters of rate limits, which all processes share. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is counted, and a keyed hash of the account or client. */
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    /** When the count ends. */
    expire: timestampAsDate("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
