import { eq, inArray } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import { deleteAccounts } from "../../auth/delete-accounts.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database, Tables } from "../../db/database.ts";
import { againAfterDeadlock } from "../../db/deadlock.ts";
import { userProgress, users, userTotals } from "../../db/schema.ts";
import { AppError } from "../../http/app-error.ts";

export type DeletionStatus = "deleted" | "not-found" | "is-yourself";
export type DeletionResult = { user_id: string; status: DeletionStatus };

type Deleter = { db: Database; user: SessionUser; now: Date };

/** Users of one transaction: others wait for no more than these. */
const TOGETHER = 20;

/**
 * Deletes users with all that is theirs; whoever is gone already, and the administrator who asks,
 * are left out. So an administrator always remains.
 *
 * @returns what became of each, in the order of the ids
 * @throws AppError forbidden when the one who asks is no administrator any more
 */
export async function deleteUsers(
  deleter: Deleter,
  userIds: readonly string[],
): Promise<DeletionResult[]> {
  const left = new Set(userIds);
  left.delete(deleter.user.id);
  const deleted = new Set<string>();
  for (const some of chunksOf([...left], TOGETHER)) {
    const gone = await againAfterDeadlock(() => deleteTogether(deleter, some));
    for (const id of gone) deleted.add(id);
  }
  return userIds.map((user_id) => {
    if (user_id === deleter.user.id) return { user_id, status: "is-yourself" };
    // An id that comes twice is found once.
    return { user_id, status: deleted.delete(user_id) ? "deleted" : "not-found" };
  });
}

async function deleteTogether({ db, user, now }: Deleter, ids: string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const found = await lockUsers(tx, ids);
    // Of two administrators who delete each other, the second finds that they are none any more.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, "admin"))
      .orderBy(users.id)
      .for("update");
    if (!administrators.some(({ id }) => id === user.id)) throw new AppError("forbidden");
    await deleteAccounts(tx, found);
    const actor = { db: tx, now, adminId: user.id };
    await recordActions(
      actor,
      found.map(() => ({ kind: "user-deleted" })),
    );
    return found;
  });
}

/**
 * Holds what the recording of an answer changes, in the same order as that does, so that hardly ever
 * each waits for the other.
 *
 * @returns the ids of those that there are
 */
async function lockUsers(db: Tables, ids: string[]): Promise<string[]> {
  for (const table of [userProgress, userTotals]) {
    await db
      .select({ id: table.userId })
      .from(table)
      .where(inArray(table.userId, ids))
      .orderBy(table.userId)
      .for("update");
  }
  const rows = await db
    .select({ id: userTotals.userId })
    .from(userTotals)
    .where(inArray(userTotals.userId, ids));
  return rows.map(({ id }) => id);
}

function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
