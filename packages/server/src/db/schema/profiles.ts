import { allFamilies, conjugationFamilies } from "@verbena/core/families";
import { languages, regions } from "@verbena/core/languages";
import { firstFamilies, reviewOrders } from "@verbena/core/session/practice-choice";
import { persons } from "@verbena/spanish";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type RoundLength, themes } from "../../input/options.ts";
import { users } from "./accounts.ts";
import { timestampAsInstant } from "./timestamps.ts";

/** A learner's username and settings. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    username: text("username").notNull(),
    preferredLanguage: text("preferred_language", { enum: languages }).notNull(),
    theme: text("theme", { enum: themes }).notNull().default("system"),
    /** Answers that the learner aims at each day. */
    dailyAim: integer("daily_aim").notNull().default(20),
    /** Cards a day that review shows for the first time, over all families. */
    newPerDay: integer("new_per_day").notNull().default(10),
    /** How the review of all families chooses what to ask. */
    reviewOrder: text("review_order", { enum: reviewOrders }).notNull().default("form"),
    /** Answers in a round. */
    roundLength: smallint("round_length").$type<RoundLength>().notNull().default(20),
    /** Families that menus, review, and statistics show. Progress in the others stays. */
    families: text("families", { enum: allFamilies })
      .array()
      .notNull()
      .$defaultFn(() => firstFamilies),
    /** Latin America has no vosotros. */
    region: text("region", { enum: regions }).notNull().default("spain"),
    /** Persons to practise. Cards of the others are neither due nor new. */
    persons: text("persons", { enum: persons })
      .array()
      .notNull()
      .default([...persons]),
    /** Days of practice that the learner aims at each week. */
    practiceDays: smallint("practice_days").notNull().default(5),
    weeklyMail: boolean("weekly_mail").notNull().default(false),
    sound: boolean("sound").notNull().default(false),
    accentShortcuts: boolean("accent_shortcuts").notNull().default(true),
  },
  (table) => [index("profiles_with_weekly_mail").on(table.id).where(sql.raw("weekly_mail"))],
);

/** The Monday of a learner's last queued weekly mail. The row keeps other processes from queueing the mail again. */
export const weeklyMails = pgTable("weekly_mails", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  monday: date("monday", { mode: "string" }).notNull(),
});

/** Learners' own selections of verbs. */
export const verbPackages = pgTable(
  "verb_packages",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    family: text("tense", { enum: conjugationFamilies }).notNull(),
    name: text("name").notNull(),
    verbs: text("verbs").array().notNull(),
    createdAt: timestampAsInstant("created_at").notNull(),
    updatedAt: timestampAsInstant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Links with which people without an account see a selection too. Its owner can end a link. */
export const sharedSelections = pgTable(
  "shared_selections",
  {
    token: text("token").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    packageId: uuid("package_id").notNull(),
    createdAt: timestampAsInstant("created_at").notNull(),
  },
  (table) => [unique("shared_selections_package").on(table.userId, table.packageId)],
);
