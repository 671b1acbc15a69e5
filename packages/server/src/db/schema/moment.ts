import { timestamp } from "drizzle-orm/pg-core";

/** An instant to the millisecond, which is as exact as core's `Instant`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The same where it is carried as core's `Instant`: the tables of progress, written as JSON. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "string" });
