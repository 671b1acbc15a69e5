import { and, eq, type SQL } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput, isUnavailable } from "../../errors/app-error.ts";
import { takeTurnsAs } from "../../http/turns.ts";
import { dropTakeoverLinks } from "../links/link-token.ts";
import type { Session } from "../session/read-session.ts";

/** The row of `accounts` that holds somebody's password. */
function passwordAccountOf(userId: string): SQL | undefined {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));
}

export type PasswordAccount = { id: string; hash: string | null; passwordSetAt: Date };

/** @param which one user */
export async function findPasswordAccount(
  db: Tables,
  which: SQL,
): Promise<PasswordAccount | undefined> {
  const [account] = await db
    .select({ id: users.id, hash: accounts.password, passwordSetAt: accounts.updatedAt })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(which);
  return account;
}

/** @returns null for an account without a password */
export async function passwordHashOf(db: Tables, userId: string): Promise<string | null> {
  return (await findPasswordAccount(db, eq(users.id, userId)))?.hash ?? null;
}

/**
 * Whether a hash is still that of the account's password. Takes a share lock: a concurrent change of the
 * password has either finished (returns false), or waits and then ends what this transaction creates.
 */
export async function isPasswordInForce(
  tx: Tables,
  userId: string,
  hash: string,
): Promise<boolean> {
  const [account] = await tx
    .select({ password: accounts.password })
    .from(accounts)
    .where(passwordAccountOf(userId))
    .for("share");
  return account?.password === hash;
}

/**
 * Asks a learner who is signed in for the password again.
 *
 * @param path of the password in the input
 * @returns the hash of the password
 * @throws AppError invalid_input when the password is wrong, rate_limited after too many
 */
export async function checkPassword(
  { db, hashing, rateLimits }: Pick<Dependencies, "db" | "hashing" | "rateLimits">,
  { user: { id }, token }: Session,
  password: string,
  path = "password",
): Promise<string> {
  await rateLimits.count("password-check-by-session", token);
  const hash = await passwordHashOf(db, id);
  takeTurnsAs(id);
  const isRight = hash && (await hashing.verify({ hash, password }).catch(giveBack));
  if (!isRight) throw invalidInput(path, "wrongPassword");
  await rateLimits.forget("password-check-by-session", token);
  return hash;

  /** A password that the full queue refused was not compared. */
  async function giveBack(error: unknown): Promise<never> {
    if (isUnavailable(error)) await rateLimits.giveBack("password-check-by-session", token);
    throw error;
  }
}

type NewPassword = {
  userId: string;
  hash: string;
  /** Replaces only this hash; without it, any. */
  instead?: string;
};

/**
 * Gives an account a new password and makes older links worthless. Comes first in a transaction that
 * also ends sessions: see `isPasswordInForce`.
 *
 * @returns false if the account has another password than `instead` by now
 */
export async function setPassword(
  { db, now }: { db: Tables; now: Date },
  { userId, hash, instead }: NewPassword,
): Promise<boolean> {
  const isInstead = instead === undefined ? undefined : eq(accounts.password, instead);
  const set = await db
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(passwordAccountOf(userId), isInstead))
    .returning({ id: accounts.id });
  if (set.length === 0) return false;
  await dropTakeoverLinks(db, userId);
  return true;
}

type RightPassword = { userId: string; hash: string; password: string };

/** Replaces the hash of a right password if it was made with another work factor than today's. */
export async function renewHash(
  { db, hashing }: Pick<Dependencies, "db" | "hashing">,
  { userId, hash, password }: RightPassword,
): Promise<void> {
  if (!hashing.isOutdated(hash)) return;
  const renewed = await hashing.hash(password);
  await db
    .update(accounts)
    .set({ password: renewed })
    .where(and(passwordAccountOf(userId), eq(accounts.password, hash)));
}
