import { index, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** What administrators do that is written down. */
export const adminActionKinds = [
  "user-deleted",
  "password-reset-sent",
  "sessions-ended",
  "two-factor-removed",
  "users-listed",
  "users-exported",
  "users-selected",
  "role-granted",
  "role-revoked",
  "report-answered",
  "exercise-corrected",
  "exercise-hidden",
  "exercise-shown",
  "correction-withdrawn",
] as const;
export type AdminActionKind = (typeof adminActionKinds)[number];

/**
 * The audit log. It names people by their account alone, and forgets the name when the account goes:
 * that a deletion took place stays, whose account it was does not. Which actions were one
 * administrator's stays recognisable by a pseudonym.
 */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: uuid("id").primaryKey(),
    /** Null on the command line, or when the account is gone. */
    adminId: uuid("admin_id").references(() => users.id, { onDelete: "set null" }),
    /** SHA-256 of the administrator's random id, which stays; null on the command line. */
    actor: text("actor"),
    kind: text("kind", { enum: adminActionKinds }).notNull(),
    targetId: uuid("target_id").references(() => users.id, { onDelete: "set null" }),
    /** What it was about, never a person: an exercise, a number of rows. */
    details: json("details").$type<Record<string, string | number>>().notNull().default({}),
    at: moment("at").notNull(),
  },
  (table) => [
    index("admin_actions_by_time").on(table.at, table.id),
    index("admin_actions_by_kind").on(table.kind, table.at),
    index("admin_actions_by_admin").on(table.adminId, table.at),
    index("admin_actions_target").on(table.targetId),
  ],
);
