import { languages, themes } from "@verbena/core/vocabulary";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Who a learner is to the interface: the one source of the username, and the settings. */
export const profiles = pgTable("profiles", {
  id: uuid("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  username: text("username").notNull(),
  preferredLanguage: text("preferred_language", { enum: languages }).notNull(),
  theme: text("theme", { enum: themes }).notNull().default("system"),
  /** Answers that the learner wants to give a day. */
  dailyAim: integer("daily_aim").notNull().default(20),
  sound: boolean("sound").notNull().default(false),
  accentShortcuts: boolean("accent_shortcuts").notNull().default(true),
});
