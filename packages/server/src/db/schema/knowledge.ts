import { allFamilies } from "@verbena/core/families";
import type { StoredKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import {
  date,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { userProgress } from "./progress.ts";

/**
 * What the answers of a learner have shown, up to an event of the log. Readers fold the later events. A learner without a
 * snapshot gets one at the next read.
 */
export const skillSnapshots = pgTable("skill_snapshots", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => userProgress.userId, { onDelete: "cascade" }),
  /** `KNOWLEDGE_RULES` of the release that folded the log. */
  rulesVersion: integer("rules_version").notNull(),
  /** Number of the last event that the state contains. */
  seq: integer("seq").notNull(),
  state: json("state").$type<StoredKnowledge>().notNull(),
});

/**
 * What the learner knew of a conjugation family after the last answer of a day to it: one row for each day of practice.
 * Written with a snapshot, for the days that it adds. A rebuild writes all rows again.
 */
export const knowledgeDays = pgTable(
  "knowledge_days",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => userProgress.userId, { onDelete: "cascade" }),
    family: text("family", { enum: allFamilies }).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Forms whose skills are all shown. */
    shown: smallint("shown").notNull(),
    /** How many of the other forms the learner probably builds. The memory of the forms themselves is left out. */
    expected: smallint("expected").notNull(),
    /** Forms of the family that the learner practised. */
    forms: smallint("forms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family, table.day] })],
);
