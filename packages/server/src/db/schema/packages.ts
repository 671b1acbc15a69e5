import { conjugationKeys } from "@verbena/core/vocabulary";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** Selections of verbs that learners put together. */
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
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
