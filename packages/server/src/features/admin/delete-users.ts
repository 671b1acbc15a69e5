import { and, eq } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import { deleteAccounts } from "../../auth/delete-accounts.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import { againAfterDeadlock } from "../../db/deadlock.ts";
import { users } from "../../db/schema.ts";
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
    // Which holds all administrators: of two who delete each other, the second one to get here finds
    // that they are none any more.
    const deleted = await deleteAccounts(tx, ids);
    const isSelf = and(eq(users.id, user.id), eq(users.role, "admin"));
    if ((await tx.$count(users, isSelf)) === 0) throw new AppError("forbidden");
    const actor = { db: tx, now, adminId: user.id };
    await recordActions(
      actor,
      deleted.map(() => ({ kind: "user-deleted" })),
    );
    return deleted;
  });
}

function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
