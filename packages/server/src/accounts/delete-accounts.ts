import { eq, inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { userProgress, users, userTotals } from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { dropLinks } from "./links/link-token.ts";

/**
 * Deletes accounts; foreign keys cascade to everything that belongs to them. May deadlock with an answer
 * that is being recorded: see `retryOnDeadlock`.
 *
 * @returns the ids of those that existed
 * @throws AppError forbidden, for all of them, if no administrator would be left
 */
export async function deleteAccounts(db: Tables, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  return db.transaction(async (tx) => {
    await lockProgress(tx, userIds);
    const administrators = await lockAdministrators(tx);
    const staying = administrators.filter(({ id }) => !userIds.includes(id));
    if (administrators.length > 0 && staying.length === 0) {
      throw new AppError("forbidden", [{ path: "", key: "lastAdministrator" }]);
    }
    await dropLinks(tx, userIds);
    const deleted = await tx
      .delete(users)
      .where(inArray(users.id, [...userIds]))
      .returning({ id: users.id });
    return deleted.map(({ id }) => id);
  });
}

/** Locks in the same order as the recording of an answer, so that deadlocks are rare. */
async function lockProgress(db: Tables, userIds: readonly string[]): Promise<void> {
  for (const table of [userProgress, userTotals]) {
    await db
      .select({ id: table.userId })
      .from(table)
      .where(inArray(table.userId, [...userIds]))
      .orderBy(table.userId)
      .for("update");
  }
}

/**
 * Locks the administrators until the transaction ends, so that the last two cannot both leave at the same
 * time.
 */
export function lockAdministrators(tx: Tables): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .for("update");
}
