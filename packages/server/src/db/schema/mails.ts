import { languages } from "@verbena/core/vocabulary";
import { type SQL, sql } from "drizzle-orm";
import { index, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

/** What Verbena writes to people about. */
export const mailKinds = [
  "confirm-address",
  "reset-password",
  "confirm-new-address",
  "address-changed",
  "password-changed",
  "two-factor-on",
  "two-factor-off",
] as const;
export type MailKind = (typeof mailKinds)[number];

const isWaiting: SQL = sql.raw("failed_at is null");
/** Tried in vain at least once. */
const isPutOff: SQL = sql.raw("failed_at is null and attempts > 0");
const isFailed: SQL = sql.raw("failed_at is not null");

/** Mails that no server has taken yet; one that was taken is gone from here. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** Whose account it is about: with the account goes what was still to be sent. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: mailKinds }).notNull(),
    recipient: text("recipient").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** What its template fills in. */
    content: json("content").$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it may be tried next; a process that takes it moves this ahead. */
    nextAttemptAt: moment("next_attempt_at").notNull(),
    /** Given up: refused for good, or tried for too long. */
    failedAt: moment("failed_at"),
    /** Why the last attempt failed, without addresses. */
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_waiting").on(table.nextAttemptAt).where(isWaiting),
    index("mails_user").on(table.userId),
    index("mails_put_off").on(table.createdAt).where(isPutOff),
    index("mails_failed").on(table.failedAt).where(isFailed),
    index("mails_failed_by_recipient").on(table.recipient).where(isFailed),
  ],
);
