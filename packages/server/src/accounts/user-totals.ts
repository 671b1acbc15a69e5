import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../db/database.ts";
import { retryOnDeadlock } from "../db/database-errors.ts";
import { exerciseProgress, userTotals } from "../db/schema.ts";

/** Users per statement. */
const USERS_MAX = 1_000;

/**
 * Keeps `user_totals`, which administrators' lists are sorted by. Its indexes span all users, so recording
 * an answer does not update them; this does, about once a minute.
 */
export type UserTotals = {
  /** Call this after changing a user's progress. */
  markChanged: (userId: string) => void;
  /** Updates the totals of the users marked on this process. */
  refresh: () => Promise<void>;
};

export function createUserTotals(db: Database): UserTotals {
  let changed = new Set<string>();
  return {
    markChanged: (userId) => changed.add(userId),
    refresh: async () => {
      const ids = [...changed];
      changed = new Set();
      try {
        for (let from = 0; from < ids.length; from += USERS_MAX) {
          await refreshTotals(db, ids.slice(from, from + USERS_MAX));
        }
      } catch (error) {
        for (const id of ids) changed.add(id);
        throw error;
      }
    },
  };
}

export const refreshTotals = (db: Queryable, userIds: readonly string[]): Promise<void> =>
  update(db, sql`user_id = any(${sql.param(userIds)}::uuid[])`);

/** Corrects all totals, such as those that a process had marked when it was killed. */
export const refreshAllTotals = (db: Queryable): Promise<void> => update(db, sql`true`);

async function update(db: Queryable, condition: SQL): Promise<void> {
  await retryOnDeadlock(() =>
    db.execute(sql`
      insert into ${userTotals} (user_id, total_attempts, total_correct)
      select user_id, sum(total_attempts), sum(total_correct)
      from ${exerciseProgress} where ${condition} group by user_id
      on conflict (user_id) do update
        set total_attempts = excluded.total_attempts, total_correct = excluded.total_correct
        where (user_totals.total_attempts, user_totals.total_correct)
          is distinct from (excluded.total_attempts, excluded.total_correct)`),
  );
}
