import { type SQL, sql } from "drizzle-orm";
import { users } from "../db/schema.ts";

/** See `hasMailbox`. */
const DOMAIN = "class.invalid";

/**
 * The address of an account that a class made for a pupil without a mail address. Nothing is ever sent to it, and
 * nobody can sign up with it.
 */
export const madeAddress = (userId: string): string => `${userId}@${DOMAIN}`;

/** Whether a class made the account. Its school decides about it: see `signedUpThemselves`. */
export const isMadeAccount = ({ email }: { email: string }): boolean =>
  email.endsWith(`@${DOMAIN}`);

/** SQL for `isMadeAccount`. The statement must have the table of users. */
export const isMadeAccountSql: SQL = sql`${users.email} like ${sql.raw(`'%@${DOMAIN}'`)}`;
