import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Processes that use a PostgreSQL, each with its last heartbeat. */
export const processes = pgTable("processes", {
  id: uuid("id").primaryKey(),
  seenAt: moment("seen_at").notNull().defaultNow(),
});
