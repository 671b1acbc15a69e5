import { inArray } from "drizzle-orm";
import { notifyOfChange } from "../../accounts/notices.ts";
import { removeTwoFactors } from "../../accounts/two-factor/two-factor.ts";
import { type Actor, recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";

export type TwoFactorRemoval = {
  user_id: string;
  status: "done" | "not-found" | "is-yourself" | "no-two-factor";
};

type Remover = Actor & {
  db: Database;
  /** Origin of links, such as https://verbena.example. */
  linkOrigin: string;
};

/**
 * Removes users' second factors, ends their sessions and queues mails about it. Skips the acting
 * administrator.
 *
 * @returns a result for each id, in order
 */
export async function removeUsersTwoFactors(
  { db, linkOrigin, ...actor }: Remover,
  userIds: readonly string[],
): Promise<TwoFactorRemoval[]> {
  const others = userIds.filter((id) => id !== actor.adminId);
  const { found, removed } = await db.transaction(async (tx) => {
    const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, others));
    const ids = await removeTwoFactors({ db: tx, now: actor.now }, others);
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
    for (const id of ids) {
      await notifyOfChange({ db: tx, now: actor.now, linkOrigin }, "two-factor-off", id);
    }
    const actions = ids.map((targetId) => ({ kind: "two-factor-removed", targetId }) as const);
    await recordActions({ ...actor, db: tx }, actions);
    return { found: new Set(rows.map(({ id }) => id)), removed: new Set(ids) };
  });
  return userIds.map((user_id) => {
    if (user_id === actor.adminId) return { user_id, status: "is-yourself" };
    if (!found.has(user_id)) return { user_id, status: "not-found" };
    return { user_id, status: removed.has(user_id) ? "done" : "no-two-factor" };
  });
}
