import { sql } from "drizzle-orm";
import type { Tables } from "./database.ts";
import { processes } from "./schema.ts";

const BEAT_MS = 15_000;

/** A process whose last heartbeat is older has ended, or has lost the database. */
export const FRESH_S = 60;

export const isFresh = sql<boolean>`${processes.seenAt} > now() - ${FRESH_S} * interval '1 second'`;

/** Records that a process uses the database, and forgets those that were killed an hour ago. */
export async function beat(db: Tables, id: string): Promise<void> {
  await db.execute(sql`
    with forgotten as (
      delete from ${processes}
      where ${processes.id} <> ${id} and ${processes.seenAt} < now() - interval '1 hour'
    )
    insert into ${processes} (id) values (${id}) on conflict (id) do update set seen_at = now()`);
}

/**
 * Goes on recording until the process ends, so that no restore replaces a database in use.
 *
 * @returns ends it
 */
export function keepBeating(db: Tables, id: string): () => Promise<void> {
  let beating = Promise.resolve();
  // A heartbeat that fails is made up for by the next one.
  const timer = setInterval(() => {
    beating = beat(db, id).catch(() => {});
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await db.execute(sql`delete from ${processes} where ${processes.id} = ${id}`);
  };
}
