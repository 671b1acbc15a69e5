import { eq, inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { userProgress, users, userTotals } from "../db/schema.ts";
import { AppError } from "../errors/app-error.ts";
import { dropLinks } from "./links/link-token.ts";

/**
 * Deletes accounts with all that belongs to them; the tables' references take the rest along.
 *
 * Where an answer of theirs is being recorded, PostgreSQL may still break this off: see
 * `againAfterDeadlock`.
 *
 * @returns the ids of those that there were
 * @throws AppError forbidden, for all of them, where no administrator would be left
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

/**
 * Holds what the recording of an answer changes, in the same order as that does, so that hardly ever
 * each waits for the other.
 */
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
 * The administrators, locked until the transaction ends: of the last two who go at the same time, one
 * has to stay.
 */
export function lockAdministrators(tx: Tables): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.id)
    .for("update");
}
