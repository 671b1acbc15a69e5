import { eq, inArray } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import { deleteAccounts } from "../../auth/delete-accounts.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
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
    for (const id of await deleteTogether(deleter, some)) deleted.add(id);
  }
  return userIds.map((user_id) => {
    if (user_id === deleter.user.id) return { user_id, status: "is-yourself" };
    // An id that comes twice is found once.
    return { user_id, status: deleted.delete(user_id) ? "deleted" : "not-found" };
  });
}

async function deleteTogether({ db, user, now }: Deleter, ids: string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Of two administrators who delete each other, the second finds that they are none any more.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, "admin"))
      .orderBy(users.id)
      .for("update");
    if (!administrators.some(({ id }) => id === user.id)) throw new AppError("forbidden");
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(users.id)
      .for("update");
    const foundIds = found.map(({ id }) => id);
    await deleteAccounts(tx, foundIds);
    const actor = { db: tx, now, adminId: user.id };
    await recordActions(
      actor,
      foundIds.map(() => ({ kind: "user-deleted" })),
    );
    return foundIds;
  });
}

function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
