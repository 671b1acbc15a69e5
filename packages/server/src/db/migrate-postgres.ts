import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "../errors/start-error.ts";
import type { Tables } from "./database.ts";
import { hasCode } from "./database-errors.ts";
import * as schema from "./schema.ts";

/** The migrations that drizzle-kit wrote, for both kinds of database. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Key of the advisory lock of migrations and restores; any number that no other program uses. */
export const MIGRATION_LOCK = 8_372_362;

const LOCK_TIMEOUT_MS = 3_000;
const TRIES_MAX = 20;

/** After so long idle in a transaction, PostgreSQL ends the connection and releases its locks. */
const IDLE_MS = 60_000;
const PINGS_PER_IDLE_TIME = 12;

const SILENT_WAIT_MS = 5_000;

type Options = {
  /** Called once with what the start waits for, when that takes long. */
  onWaiting?: ((reason: string) => void) | undefined;
  /** How long a statement waits for a lock on a table. Other users of the table wait behind it. */
  lockTimeoutMs?: number;
  idleMs?: number;
};

/**
 * Migrates the tables under an advisory lock, which excludes other migrations and restores. Statements
 * have no time limit, since a migration may rewrite millions of rows. A process that is suspended or cut
 * off from the network loses the lock after `idleMs`.
 *
 * @param afterwards runs before the lock is released
 */
export async function migratePostgres(
  connection: pg.ClientConfig,
  afterwards: (tx: Tables) => Promise<void>,
  { onWaiting = () => {}, lockTimeoutMs = LOCK_TIMEOUT_MS, idleMs = IDLE_MS }: Options = {},
): Promise<void> {
  // A lock of the transaction: through a connection pooler, a lock of the session would reach others.
  await withClient(connection, { lockTimeoutMs: 0, idleMs }, (holder) =>
    drizzle(holder, { schema }).transaction(async (tx) => {
      await takeLock(tx, onWaiting);
      const endPings = keepPinging(holder, idleMs / PINGS_PER_IDLE_TIME);
      await withClient(connection, { lockTimeoutMs, idleMs }, (client) =>
        migrateWithRetries(client, lockTimeoutMs, onWaiting),
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

/** @returns stops it */
function keepPinging(holder: pg.Client, everyMs: number): () => Promise<unknown> {
  let pinged: Promise<unknown> = Promise.resolve();
  // If the connection is lost, the transaction's next statement fails.
  const ping = () => holder.query("select").catch(() => {});
  const timer = setInterval(() => {
    pinged = pinged.then(ping);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return pinged;
  };
}

/** Retries after each lock timeout. In the pause, statements that wait for the same tables can run. */
async function migrateWithRetries(
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
          "The tables cannot be migrated: another program holds locks on them, such as a backup.",
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
