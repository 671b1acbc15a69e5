import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { processes } from "./schema.ts";

const HEARTBEAT_MS = 15_000;

/** A process with an older heartbeat has ended or lost the database. */
export const HEARTBEAT_TIMEOUT_S = 60;

export const isRunning = sql<boolean>`${processes.seenAt} > now() - ${HEARTBEAT_TIMEOUT_S} * interval '1 second'`;

/** Records that a process uses the database. Removes records whose last heartbeat is over an hour old. */
export async function recordHeartbeat(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`
    with expired as (
      delete from ${processes}
      where ${processes.id} <> ${id} and ${processes.seenAt} < now() - interval '1 hour'
    )
    insert into ${processes} (id) values (${id}) on conflict (id) do update set seen_at = now()`);
}

/**
 * Repeats the heartbeat. A restore refuses to run while a heartbeat is recent.
 *
 * @returns a function that stops the heartbeat and removes the record
 */
export function repeatHeartbeat(db: Queryable, id: string): () => Promise<void> {
  let lastHeartbeat = Promise.resolve();
  // A failed heartbeat needs no retry: the next one follows.
  const timer = setInterval(() => {
    lastHeartbeat = recordHeartbeat(db, id).catch(() => {});
  }, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await lastHeartbeat;
    await db.execute(sql`delete from ${processes} where ${processes.id} = ${id}`);
  };
}
