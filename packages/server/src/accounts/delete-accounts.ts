import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { type Role, userProgress, users } from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { deleteLinks } from "./links/link-token.ts";

export type DeletedAccount = { id: string; role: Role };

/**
 * Deletes accounts. Foreign keys cascade to everything that belongs to them. May deadlock with the recording
 * of an answer, so call this in `retryOnDeadlock`.
 *
 * @returns those of the accounts that existed
 * @throws AppError forbidden if no administrator would remain; then no account is deleted
 */
export async function deleteAccounts(
  db: Queryable,
  userIds: readonly string[],
): Promise<DeletedAccount[]> {
  if (userIds.length === 0) return [];
  return db.transaction(async (tx) => {
    await lockProgress(tx, userIds);
    const administrators = await lockAdministrators(tx);
    const remaining = administrators.filter(({ id }) => !userIds.includes(id));
    if (administrators.length > 0 && remaining.length === 0) {
      throw new AppError("forbidden", [{ path: "", key: "lastAdministrator" }]);
    }
    await deleteLinks(tx, userIds);
    return tx
      .delete(users)
      .where(inArray(users.id, [...userIds]))
      .returning({ id: users.id, role: users.role });
  });
}

/** Locks rows in the same order as the recording of an answer, so that deadlocks are rare. */
async function lockProgress(db: Queryable, userIds: readonly string[]): Promise<void> {
  await db
    .select({ id: userProgress.userId })
    .from(userProgress)
    .where(inArray(userProgress.userId, [...userIds]))
    .orderBy(userProgress.userId)
    .for("update");
}

/**
 * Locks the rows of all administrators until the transaction ends, so that concurrent changes cannot remove
 * the last two.
 */
export function lockAdministrators(tx: Queryable): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .for("update");
}
