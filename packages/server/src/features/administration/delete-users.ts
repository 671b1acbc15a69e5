import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { type DeletedAccount, deleteAccounts } from "../../accounts/delete-accounts.ts";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { users } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";

export type DeletionResult = { userId: string; status: "deleted" | "not-found" | "is-yourself" };

/** A large transaction would lock many rows and block the embedded database. */
const USERS_PER_TRANSACTION = 10;

/** Pause between transactions, so that other requests reach the embedded database. */
const PAUSE_MS = 20;

/**
 * Deletes users with all their data, except the acting administrator.
 *
 * @returns a result for each id, in order
 * @throws AppError forbidden if the acting user is no longer an administrator, with `lastAdministrator` if
 *   no administrator would remain. Batches before the failing one stay deleted.
 */
export async function deleteUsers(
  context: RequestContext,
  userIds: readonly string[],
): Promise<DeletionResult[]> {
  const { user } = context;
  const others = [...new Set(userIds)].filter((id) => id !== user.id);
  const deleted = new Set<string>();
  for (let from = 0; from < others.length; from += USERS_PER_TRANSACTION) {
    if (from > 0) await sleep(PAUSE_MS);
    const batch = others.slice(from, from + USERS_PER_TRANSACTION);
    for (const { id } of await retryOnDeadlock(() => deleteBatch(context, batch))) deleted.add(id);
  }
  return userIds.map((userId) => {
    if (userId === user.id) return { userId, status: "is-yourself" };
    // `delete` finds an id only once: the second result of a repeated id is "not-found".
    return { userId, status: deleted.delete(userId) ? "deleted" : "not-found" };
  });
}

async function deleteBatch(
  { db, user, now }: RequestContext,
  ids: string[],
): Promise<DeletedAccount[]> {
  return db.transaction(async (tx) => {
    // Locks all administrators. If two delete each other at the same time, the second waits. Then it fails the check
    // below, or here if it was the only administrator left.
    const deleted = await deleteAccounts({ db: tx, now }, ids);
    const isAdministrator = and(eq(users.id, user.id), eq(users.role, "admin"));
    if ((await tx.$count(users, isAdministrator)) === 0) throw new AppError("forbidden");
    // Without a `targetId`, since the users no longer exist. The hash of an id can be compared with a backup.
    const actions = deleted.map(({ id, role }) => {
      const account = createHash("sha256").update(id).digest("hex");
      return { kind: "user-deleted", details: { account, role } } as const;
    });
    await recordActions({ db: tx, now, adminId: user.id }, actions);
    return deleted;
  });
}
