import { conjugationKeys, languages, themes } from "@verbena/core/vocabulary";
import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampAsInstant } from "./timestamps.ts";

/** A learner's username and settings. */
export const profiles = pgTable("profiles", {
  id: uuid("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  username: text("username").notNull(),
  preferredLanguage: text("preferred_language", { enum: languages }).notNull(),
  theme: text("theme", { enum: themes }).notNull().default("system"),
  /** Answers per day. */
  dailyAim: integer("daily_aim").notNull().default(20),
  sound: boolean("sound").notNull().default(false),
  accentShortcuts: boolean("accent_shortcuts").notNull().default(true),
});

/** Learners' own selections of verbs. */
export const verbPackages = pgTable(
  "verb_packages",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    tense: text("tense", { enum: conjugationKeys }).notNull(),
    name: text("name").notNull(),
    verbs: text("verbs").array().notNull(),
    createdAt: timestampAsInstant("created_at").notNull(),
    updatedAt: timestampAsInstant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
