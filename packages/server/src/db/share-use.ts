import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Any number that nobody else locks on the same database. */
export const USE_LOCK = 8_372_363;

const RETRY_MS = 1_000;

/**
 * Says of a PostgreSQL that it is in use: all who use it share a lock, which a restore must have alone.
 * A connection of its own holds it, since those of a pool come and go, and a new one when that breaks.
 * Where a restore is under way this waits until it is done.
 *
 * @returns ends it
 */
export async function shareUse(connection: pg.ClientConfig): Promise<() => Promise<void>> {
  let isUsed = true;
  const held = (client: pg.Client) => {
    client.once("end", () => {
      if (isUsed) renew();
    });
    return client;
  };
  const renew = async () => {
    await pause(RETRY_MS, null, { ref: false });
    if (!isUsed) return;
    try {
      holder = held(await lockedClient(connection));
      if (!isUsed) await holder.end();
    } catch {
      renew();
    }
  };
  let holder = held(await lockedClient(connection));
  return async () => {
    isUsed = false;
    await holder.end();
  };
}

async function lockedClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, keepAlive: true });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [USE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
