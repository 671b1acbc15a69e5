import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "../errors/start-error.ts";
import type { Tables } from "./database.ts";
import { hasCode } from "./database-errors.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema.ts";

/** Any number that no other program uses on the same database. */
export const MIGRATION_LOCK = 8_372_362;

const LOCK_TIMEOUT_MS = 3_000;
const TRIES_MAX = 20;

/** PostgreSQL ends a connection that is idle within a transaction for so long, and frees its locks. */
const IDLE_MS = 60_000;
const PINGS_PER_IDLE_TIME = 12;

const SILENT_WAIT_MS = 5_000;

type Options = {
  /** Told once what the start waits for, when that takes long. */
  onWaiting?: ((reason: string) => void) | undefined;
  /** How long a statement waits for others that use its table; they wait meanwhile. */
  lockTimeoutMs?: number;
  idleMs?: number;
};

/**
 * Brings the tables up to date while no other process does, and no restore is under way. A migration
 * may walk a log of many millions, so that its statements have no limit of time. A process that is
 * suspended or cut off from the network loses the lock after `idleMs`.
 *
 * @param afterwards what else must be done before another process may migrate or restore
 */
export async function migratePostgres(
  connection: pg.ClientConfig,
  afterwards: (tx: Tables) => Promise<void>,
  { onWaiting = () => {}, lockTimeoutMs = LOCK_TIMEOUT_MS, idleMs = IDLE_MS }: Options = {},
): Promise<void> {
  // The lock is held by a transaction: a connection pooler would give one of a session to others.
  await withClient(connection, { lockTimeoutMs: 0, idleMs }, (holder) =>
    drizzle(holder, { schema }).transaction(async (tx) => {
      await takeLock(tx, onWaiting);
      const endPings = keepPinging(holder, idleMs / PINGS_PER_IDLE_TIME);
      await withClient(connection, { lockTimeoutMs, idleMs }, (client) =>
        migratePatiently(client, lockTimeoutMs, onWaiting),
      ).finally(endPings);
      await afterwards(tx);
    }),
  );
}

async function takeLock(tx: Tables, onWaiting: (reason: string) => void): Promise<void> {
  const reason = "another Verbena that is starting on this database, or a restore of it";
  const warning = setTimeout(onWaiting, SILENT_WAIT_MS, reason);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  } finally {
    clearTimeout(warning);
  }
}

/** @returns ends it */
function keepPinging(holder: pg.Client, everyMs: number): () => Promise<unknown> {
  let pinged: Promise<unknown> = Promise.resolve();
  // Where the connection is lost, the next statement of the transaction fails.
  const ping = () => holder.query("select").catch(() => {});
  const timer = setInterval(() => {
    pinged = pinged.then(ping);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return pinged;
  };
}

/** Lets those who wait for the same tables go first between two tries. */
async function migratePatiently(
  client: pg.Client,
  pauseMs: number,
  onWaiting: (reason: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      if (!hasCode(error, "55P03")) throw error;
      if (tries === 1)
        onWaiting("another program that holds locks on the tables, such as a backup");
      if (tries === TRIES_MAX) {
        throw new StartError(
          "The tables cannot be brought up to date: another program holds locks on them, such as a backup.",
          { cause: error },
        );
      }
      await pause(pauseMs);
    }
  }
}

async function withClient<T>(
  connection: pg.ClientConfig,
  { lockTimeoutMs, idleMs }: { lockTimeoutMs: number; idleMs: number },
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const settings = Object.entries({
    statement_timeout: 0,
    idle_in_transaction_session_timeout: idleMs,
    lock_timeout: lockTimeoutMs,
  });
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(" ");
  const client = new pg.Client({ ...connection, options });
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
