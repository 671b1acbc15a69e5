import { and, eq, type SQL } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { passwords, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput } from "../../errors/app-error.ts";
import { isMadeAccount } from "../../policy/made-account.ts";
import { deleteTakeoverLinks } from "../links/link-token.ts";
import { comparablePassword } from "../made-accounts/card-password.ts";
import type { Session } from "../session/read-session.ts";

export type Password = { userId: string; hash: string; setAt: Date };

/** @param condition for one user */
export async function findPassword(db: Queryable, condition: SQL): Promise<Password | undefined> {
  const { userId, hash, setAt } = passwords;
  const [password] = await db
    .select({ userId, hash, setAt })
    .from(users)
    .innerJoin(passwords, eq(userId, users.id))
    .where(condition);
  return password;
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
  const [password] = await tx
    .select({ hash: passwords.hash })
    .from(passwords)
    .where(eq(passwords.userId, userId))
    .for("share");
  return password?.hash === hash;
}

/**
 * Checks the password of a learner who is signed in.
 *
 * @param path of the password in the input
 * @returns the hash of the password
 * @throws AppError invalid_input if the password is wrong, unauthenticated if the account was deleted meanwhile,
 *   rate_limited after too many attempts
 */
export async function checkPassword(
  { db, hashing, rateLimits }: Pick<Dependencies, "db" | "hashing" | "rateLimits">,
  { id: sessionId, user }: Session,
  password: string,
  path = "password",
): Promise<string> {
  return rateLimits.countFailure([["guess", "password of a session", sessionId]], async () => {
    const stored = await findPassword(db, eq(users.id, user.id));
    if (!stored) throw new AppError("unauthenticated");
    const typed = isMadeAccount(user) ? comparablePassword(password) : password;
    const isRight = await hashing.verify({ hash: stored.hash, password: typed });
    if (!isRight) throw invalidInput(path, "wrongPassword");
    return stored.hash;
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
  { db, now }: DatabaseContext,
  { userId, hash, oldHash }: NewPassword,
): Promise<boolean> {
  const hasOldHash = oldHash === undefined ? undefined : eq(passwords.hash, oldHash);
  const changed = await db
    .update(passwords)
    .set({ hash, setAt: now })
    .where(and(eq(passwords.userId, userId), hasOldHash))
    .returning({ userId: passwords.userId });
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
    .update(passwords)
    .set({ hash: upgraded })
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, hash)));
}
