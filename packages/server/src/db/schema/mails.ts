import { languages } from "@verbena/core/languages";
import { type SQL, sql } from "drizzle-orm";
import { boolean, index, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampAsDate } from "./timestamps.ts";

export const mailKinds = [
  "confirm-address",
  "reset-password",
  "confirm-new-address",
  "address-changed",
  "password-changed",
  "two-factor-on",
  "two-factor-off",
  "wrong-codes",
  "weekly",
  "class-invitation",
  "teacher-invitation",
  "class-ending",
] as const;
export type MailKind = (typeof mailKinds)[number];

const isWaiting: SQL = sql.raw("failed_at is null");
/** Waits after an attempt that failed. */
const isDelayed: SQL = sql.raw("failed_at is null and attempts > 0");
const isFailed: SQL = sql.raw("failed_at is not null");

/**
 * The queue of mails. A mail leaves it when a mail server accepts it, or when it is no longer needed. A mail
 * that failed for good stays for 30 days, or until a later one reaches its address.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** Null for a mail that a visitor asked for, until a worker looks up the account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: mailKinds }).notNull(),
    recipient: text("recipient").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** Values for its template; empty once the mail has failed for good. */
    content: json("content").$type<Record<string, string>>().notNull(),
    createdAt: timestampAsDate("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /**
     * Earliest time of the next attempt. A process that claims the mail postpones this time: other processes then
     * leave the mail alone.
     */
    nextAttemptAt: timestampAsDate("next_attempt_at").notNull(),
    /** When delivery was abandoned: permanently refused or expired. */
    failedAt: timestampAsDate("failed_at"),
    /** Error of the last attempt, without addresses. */
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_waiting").on(table.nextAttemptAt).where(isWaiting),
    index("mails_user").on(table.userId),
    index("mails_put_off").on(table.createdAt).where(isDelayed),
    index("mails_failed").on(table.failedAt).where(isFailed),
    index("mails_failed_by_recipient").on(table.recipient).where(isFailed),
  ],
);

/** Tokens of links in mails, and of sign-ins that wait for a code. */
export const verifications = pgTable(
  "verifications",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** The mail that has the link, or a sign-in that waits for its code. */
    kind: text("kind").$type<MailKind | "second-step">().notNull(),
    /** No foreign key: creating a token would lock the user's row, and could deadlock with a deletion. */
    userId: uuid("user_id").notNull(),
    /** The account's address when the link was made. */
    email: text("email"),
    /** The address that a link confirms, if it differs from the account's. */
    newEmail: text("new_email"),
    /** Whether the waiting sign-in leads to a remembered session. */
    remembered: boolean("remembered"),
    /** Wrong codes of the waiting sign-in. */
    wrongCodes: integer("wrong_codes").notNull().default(0),
    expiresAt: timestampAsDate("expires_at").notNull(),
    createdAt: timestampAsDate("created_at").notNull(),
  },
  (table) => [index("verifications_user").on(table.userId)],
);
