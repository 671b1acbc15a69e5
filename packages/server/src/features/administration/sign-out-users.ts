import { inArray } from "drizzle-orm";
import { type Actor, recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";

export type SignOutResult = { user_id: string; status: "done" | "not-found" | "is-yourself" };

/**
 * Ends all sessions of users, except those of the acting administrator.
 *
 * @returns a result for each id, in order
 */
export async function signOutUsers(
  { db, ...actor }: Actor & { db: Database },
  userIds: readonly string[],
): Promise<SignOutResult[]> {
  const others = userIds.filter((id) => id !== actor.adminId);
  const signedOut = await db.transaction(async (tx) => {
    const found = await tx.select({ id: users.id }).from(users).where(inArray(users.id, others));
    const ids = new Set(found.map(({ id }) => id));
    await tx.delete(sessions).where(inArray(sessions.userId, [...ids]));
    const actions = [...ids].map((targetId) => ({ kind: "sessions-ended", targetId }) as const);
    await recordActions({ ...actor, db: tx }, actions);
    return ids;
  });
  return userIds.map((user_id) => {
    if (user_id === actor.adminId) return { user_id, status: "is-yourself" };
    return { user_id, status: signedOut.has(user_id) ? "done" : "not-found" };
  });
}
