import { and, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { deleteTakeoverLinks } from "../links/link-token.ts";
import type { Session } from "../session/read-session.ts";

/** Selects the row of `accounts` with a user's password. */
function passwordAccountOf(userId: string): SQL | undefined {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));
}

export type PasswordAccount = { id: string; hash: string | null; passwordSetAt: Date };

/** @param condition for one user */
export async function findPasswordAccount(
  db: Queryable,
  condition: SQL,
): Promise<PasswordAccount | undefined> {
  const [account] = await db
    .select({ id: users.id, hash: accounts.password, passwordSetAt: accounts.updatedAt })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(condition);
  return account;
}

/** @returns null for an account without a password */
export async function passwordHashOf(db: Queryable, userId: string): Promise<string | null> {
  return (await findPasswordAccount(db, eq(users.id, userId)))?.hash ?? null;
}

/**
 * Whether a hash still belongs to the account's password. Takes a share lock on the row. A concurrent change
 * of the password has either committed (returns false), or waits and then ends what this transaction creates.
 */
export async function isCurrentPasswordHash(
  tx: Queryable,
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
 * Checks the password of a learner who is signed in.
 *
 * @param path of the password in the input
 * @returns the hash of the password
 * @throws AppError invalid_input if the password is wrong, rate_limited after too many attempts
 */
export async function checkPassword(
  { db, hashing, rateLimits }: Pick<Dependencies, "db" | "hashing" | "rateLimits">,
  { id: sessionId, user: { id } }: Session,
  password: string,
  path = "password",
): Promise<string> {
  return rateLimits.countFailure([["guess", "password of a session", sessionId]], async () => {
    const hash = await passwordHashOf(db, id);
    const isRight = hash !== null && (await hashing.verify({ hash, password }));
    if (!isRight) throw invalidInput(path, "wrongPassword");
    return hash;
  });
}

type NewPassword = {
  userId: string;
  hash: string;
  /** If given, the change fails unless the account still has this hash. */
  oldHash?: string;
};

/**
 * Stores a new password and deletes older links. Call this first in a transaction that also ends sessions:
 * see `isCurrentPasswordHash`.
 *
 * @returns false if the account no longer has `oldHash`
 */
export async function setPassword(
  { db, now }: { db: Queryable; now: Date },
  { userId, hash, oldHash }: NewPassword,
): Promise<boolean> {
  const hasOldHash = oldHash === undefined ? undefined : eq(accounts.password, oldHash);
  const changed = await db
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(passwordAccountOf(userId), hasOldHash))
    .returning({ id: accounts.id });
  if (changed.length === 0) return false;
  await deleteTakeoverLinks(db, userId);
  return true;
}

type RightPassword = { userId: string; hash: string; password: string };

/** Replaces the hash of a right password if it has an outdated work factor. */
export async function upgradeHash(
  { db, hashing }: Pick<Dependencies, "db" | "hashing">,
  { userId, hash, password }: RightPassword,
): Promise<void> {
  if (!hashing.isOutdated(hash)) return;
  const upgraded = await hashing.hash(password);
  await db
    .update(accounts)
    .set({ password: upgraded })
    .where(and(passwordAccountOf(userId), eq(accounts.password, hash)));
}
