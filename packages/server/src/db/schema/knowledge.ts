import type { StoredKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { integer, json, pgTable, uuid } from "drizzle-orm/pg-core";
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
