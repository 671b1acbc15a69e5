import { index, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampAsInstant } from "./timestamps.ts";

/** Kinds of entries in the audit log. */
export const adminActionKinds = [
  "user-deleted",
  "password-reset-sent",
  "sessions-ended",
  "two-factor-removed",
  "users-listed",
  "users-exported",
  "role-granted",
  "role-revoked",
  "report-answered",
  "class-report-closed",
  "exercise-corrected",
  "exercise-hidden",
  "exercise-shown",
  "correction-removed",
  "teacher-invited",
  "teacher-withdrawn",
] as const;
export type AdminActionKind = (typeof adminActionKinds)[number];

/** The audit log. It names people only by their account's id, which becomes null when the account is deleted. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: uuid("id").primaryKey(),
    /** Null for the command line, and after the account was deleted. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: adminActionKinds }).notNull(),
    targetId: uuid("target_id").references(() => users.id, { onDelete: "set null" }),
    /** For example an exercise id or a row count; never personal data. */
    details: json("details").$type<Record<string, string | number>>().notNull().default({}),
    at: timestampAsInstant("at").notNull(),
  },
  (table) => [
    index("admin_actions_by_time").on(table.at, table.id),
    index("admin_actions_by_kind").on(table.kind, table.at),
    index("admin_actions_by_admin").on(table.adminId),
    index("admin_actions_target").on(table.targetId),
  ],
);
