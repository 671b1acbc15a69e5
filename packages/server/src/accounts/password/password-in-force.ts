import { AsyncLocalStorage } from "node:async_hooks";
import { and, eq, type SQL } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { accounts } from "../../db/schema.ts";

const check = new AsyncLocalStorage<{ hash?: string }>();

/**
 * Runs something that may compare a password, and remembers with which hash it was right.
 *
 * @param hash of a password that was right before
 */
export function withPasswordCheck<T>(run: () => T, hash?: string): T {
  return check.run(hash === undefined ? {} : { hash }, run);
}

export function noteRightPassword(hash: string): void {
  const noted = check.getStore();
  if (noted) noted.hash = hash;
}

/** The hash with which a password was right; undefined where none was compared. */
export function checkedHash(): string | undefined {
  return check.getStore()?.hash;
}

/** The account with which somebody signs in by password. */
export function passwordAccountOf(userId: string): SQL | undefined {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));
}

/** What was made of somebody's password; null where they have none. */
export async function passwordHashOf(db: Tables, userId: string): Promise<string | null> {
  const [account] = await db.select().from(accounts).where(passwordAccountOf(userId));
  return account?.password ?? null;
}

/**
 * Whether the password that was right is so still; where it is being changed, that is waited for. So
 * whoever makes something before they ask, or in the transaction in which they ask, is either told
 * no, or what they made is there to be ended when the change comes to that.
 */
export async function isPasswordInForce(
  db: Tables,
  userId: string,
  hash: string,
): Promise<boolean> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(passwordAccountOf(userId))
    .for("share");
  return account?.password === hash;
}
