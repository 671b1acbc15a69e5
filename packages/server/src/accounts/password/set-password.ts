import { and, eq, type SQL } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { accounts } from "../../db/schema.ts";
import { dropTakeoverLinks } from "../links/link-token.ts";
import { passwordAccountOf } from "./password-in-force.ts";

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
