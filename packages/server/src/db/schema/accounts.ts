import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestampAsDate } from "./timestamps.ts";

export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];

const isAdministrator = sql.raw("role = 'admin'");

/** Sorts names with an ICU collation, so that every database gives the same order. */
export const collateName = (name: SQLWrapper): SQL => sql`${name} collate "und-x-icu"`;

/** A text for the search of users: in lower case, without accents. */
export const searchable = (words: SQLWrapper): SQL =>
  sql`regexp_replace(normalize(lower((${words}) collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g')`;

/** Sort key of a time that is null if it never was. */
export const neverAsEarliest = (time: SQLWrapper): SQL => sql`coalesce(${time}, '-infinity')`;

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** Copy of the profile's username, kept by a trigger. The list of users is sorted by it. */
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    role: text("role", { enum: roles }).notNull().default("user"),
    /** Whether signing in needs a code: see `twoFactors`. */
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** Time of the last sign-in or of the sign-up. */
    lastSignInAt: timestampAsDate("last_sign_in_at"),
    createdAt: timestampAsDate("created_at").notNull(),
    /** Name and address, separated by a line break, which no search contains. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs((): SQL => searchable(sql`name || E'\\n' || email`)),
  },
  (table) => [
    index("users_by_name").on(collateName(table.name), table.id),
    index("users_by_registration").on(table.createdAt, table.id),
    index("users_by_sign_in").on(neverAsEarliest(table.lastSignInAt), table.id),
    index("users_by_search_text")
      .using("gin", sql`${table.searchText} gin_trgm_ops`)
      // The embedded database has no autovacuum, which would empty the list of pending entries.
      .with({ fastupdate: false }),
    index("users_administrators").on(table.id).where(isAdministrator),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hash of the token in the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    /** When the session ends if it is not used again; `sessionEnd` has more limits. */
    expiresAt: timestampAsDate("expires_at").notNull(),
    userAgent: text("user_agent"),
    /** Whether the session survives closing the browser. */
    remembered: boolean("remembered").notNull(),
    createdAt: timestampAsDate("created_at").notNull(),
    /** To the hour. */
    lastUsedAt: timestampAsDate("last_used_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Passwords. A table of their own, because every request reads the rows of `users`. */
export const passwords = pgTable("passwords", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Contains its work factor: see `createScrypt`. */
  hash: text("hash").notNull(),
  setAt: timestampAsDate("set_at").notNull(),
});

/** Second factors. One has no effect until the user confirms it with a code. */
export const twoFactors = pgTable("two_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The TOTP key that the authenticator app has too, encrypted. */
  totpKey: text("totp_key").notNull(),
  /** Hashes of the recovery codes that have not been used: see `hashCodes`. */
  recoveryCodes: text("recovery_codes").notNull(),
  /** Whether the user has confirmed it. */
  verified: boolean("verified").notNull().default(false),
  /** Number of wrong codes since the last right one. */
  wrongCodes: integer("wrong_codes").notNull().default(0),
  /** Time step (30 s, since 1970) of the last accepted code. That code and older ones are refused. */
  lastUsedStep: integer("last_used_step"),
});
