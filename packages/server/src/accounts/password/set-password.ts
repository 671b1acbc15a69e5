import { and, eq, type SQL } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { dropTakeoverLinks } from "../links/link-token.ts";
import { passwordAccountOf, passwordHashOf } from "./password-in-force.ts";

type NewPassword = {
  userId: string;
  /** What was made of it. */
  hash: string;
  /** The hash that it takes the place of; without one, whichever it is. */
  instead?: string;
};

/**
 * Gives an account a new password and makes older links worthless. Comes first in a transaction that
 * also ends sessions: see `isPasswordInForce`.
 *
 * @returns whether it did: not where the password is another one by now
 */
export async function setPassword(
  { db, now }: { db: Tables; now: Date },
  { userId, hash, instead }: NewPassword,
): Promise<boolean> {
  const set = await db
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(passwordAccountOf(userId), isInstead(instead)))
    .returning({ id: accounts.id });
  if (set.length === 0) return false;
  await dropTakeoverLinks(db, userId);
  return true;
}

function isInstead(hash: string | undefined): SQL | undefined {
  return hash === undefined ? undefined : eq(accounts.password, hash);
}

/** Replaces the hash of a password that was just right, where it was made with less work than now. */
export async function renewHash(
  { db, auth }: Pick<Dependencies, "db" | "auth">,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const hash = user && (await passwordHashOf(db, user.id));
  if (!hash || !auth.hashing.isOutdated(hash)) return;
  const renewed = await auth.hashing.hash(password);
  await db
    .update(accounts)
    .set({ password: renewed })
    .where(and(passwordAccountOf(user.id), eq(accounts.password, hash)));
}
