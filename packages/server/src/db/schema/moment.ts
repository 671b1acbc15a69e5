import { timestamp } from "drizzle-orm/pg-core";

/** A time to the millisecond, like core's `Instant`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The same as a string, for the tables of progress, which are written as JSON. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "string" });
