import { inArray } from "drizzle-orm";
import { notifyOfChange } from "../../accounts/notices.ts";
import { removeTwoFactors } from "../../accounts/two-factor/two-factor.ts";
import { type Actor, recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";

/** What became of each user, in the order of the input. The acting administrator is skipped. */
export type SignOutResult = {
  userId: string;
  status: "done" | "not-found" | "is-yourself" | "no-two-factor";
};

type Administrator = Actor & { db: Database };

/** Ends all sessions of users. */
export async function signOutUsers(
  { db, ...actor }: Administrator,
  userIds: readonly string[],
): Promise<SignOutResult[]> {
  const others = userIds.filter((id) => id !== actor.adminId);
  const signedOut = await db.transaction(async (tx) => {
    const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, others));
    const ids = rows.map(({ id }) => id);
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
    const actions = ids.map((targetId) => ({ kind: "sessions-ended", targetId }) as const);
    await recordActions({ ...actor, db: tx }, actions);
    return new Set(ids);
  });
  return userIds.map((userId) => {
    if (userId === actor.adminId) return { userId, status: "is-yourself" };
    return { userId, status: signedOut.has(userId) ? "done" : "not-found" };
  });
}

/** Removes users' second factors, ends their sessions, and queues mails about it. */
export async function removeUsersTwoFactors(
  { db, linkOrigin, ...actor }: Administrator & { linkOrigin: string },
  userIds: readonly string[],
): Promise<SignOutResult[]> {
  const others = userIds.filter((id) => id !== actor.adminId);
  const { found, removed } = await db.transaction(async (tx) => {
    const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, others));
    const ids = await removeTwoFactors(tx, others);
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
    for (const id of ids) {
      await notifyOfChange({ db: tx, now: actor.now, linkOrigin }, "two-factor-off", id);
    }
    const actions = ids.map((targetId) => ({ kind: "two-factor-removed", targetId }) as const);
    await recordActions({ ...actor, db: tx }, actions);
    return { found: new Set(rows.map(({ id }) => id)), removed: new Set(ids) };
  });
  return userIds.map((userId) => {
    if (userId === actor.adminId) return { userId, status: "is-yourself" };
    if (!found.has(userId)) return { userId, status: "not-found" };
    return { userId, status: removed.has(userId) ? "done" : "no-two-factor" };
  });
}
