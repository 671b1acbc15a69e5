import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "../errors/start-error.ts";
import { migrationsFolder } from "../release.ts";
import type { Queryable } from "./database.ts";
import { hasCode } from "./database-errors.ts";
import { refuseNewerDatabase } from "./known-migrations.ts";
import * as schema from "./schema.ts";

/** Key of the advisory lock that migrations and restores take: an arbitrary number. */
export const MIGRATION_LOCK = 8_372_362;

const LOCK_TIMEOUT_MS = 3_000;
const TRIES_MAX = 20;

/** PostgreSQL ends a connection that is idle in a transaction for so long, and releases its locks. */
const IDLE_TIMEOUT_MS = 60_000;
const PINGS_PER_IDLE_TIMEOUT = 12;

const NOTICE_AFTER_MS = 5_000;

type Options = {
  /** Called once with what the start waits for, when that takes long. */
  onWaiting?: ((reason: string) => void) | undefined;
  /** How long a statement waits for a lock on a table. Other transactions queue behind it. */
  lockTimeoutMs?: number;
  idleTimeoutMs?: number;
};

/**
 * Migrates the tables under an advisory lock, which excludes other migrations and restores. Statements
 * have no time limit, since a migration may rewrite millions of rows. A process that is suspended or cut
 * off from the network loses the lock after `idleTimeoutMs`.
 *
 * @param beforeUnlock runs in the transaction that holds the lock
 */
export async function migratePostgres(
  connection: pg.ClientConfig,
  beforeUnlock: (tx: Queryable) => Promise<void>,
  {
    onWaiting = () => {},
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    idleTimeoutMs = IDLE_TIMEOUT_MS,
  }: Options = {},
): Promise<void> {
  // The lock belongs to the transaction. Through a connection pooler, a session's lock would pass to
  // another client.
  await withClient(connection, { lockTimeoutMs: 0, idleTimeoutMs }, (lockHolder) =>
    drizzle(lockHolder, { schema }).transaction(async (tx) => {
      await takeMigrationLock(tx, onWaiting);
      const stopPings = startPings(lockHolder, idleTimeoutMs / PINGS_PER_IDLE_TIMEOUT);
      await withClient(connection, { lockTimeoutMs, idleTimeoutMs }, (client) =>
        migrateWithRetries(client, lockTimeoutMs, onWaiting),
      ).finally(stopPings);
      await beforeUnlock(tx);
    }),
  );
}

async function takeMigrationLock(
  tx: Queryable,
  onWaiting: (reason: string) => void,
): Promise<void> {
  const reason = "another Verbena that is starting on this database, or a restore of it";
  const notice = setTimeout(onWaiting, NOTICE_AFTER_MS, reason);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  } finally {
    clearTimeout(notice);
  }
}

/**
 * Keeps the connection with the lock from being idle.
 *
 * @returns a function that stops the pings
 */
function startPings(lockHolder: pg.Client, intervalMs: number): () => Promise<unknown> {
  let lastPing: Promise<unknown> = Promise.resolve();
  // If the connection is lost, the transaction's next statement fails.
  const ping = () => lockHolder.query("select").catch(() => {});
  const timer = setInterval(() => {
    lastPing = lastPing.then(ping);
  }, intervalMs);
  return () => {
    clearInterval(timer);
    return lastPing;
  };
}

/** Retries after each lock timeout. During the pause, statements that wait for the same tables run. */
async function migrateWithRetries(
  client: pg.Client,
  pauseMs: number,
  onWaiting: (reason: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await refuseNewerDatabase(drizzle(client));
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
  { lockTimeoutMs, idleTimeoutMs }: { lockTimeoutMs: number; idleTimeoutMs: number },
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const settings = Object.entries({
    statement_timeout: 0,
    idle_in_transaction_session_timeout: idleTimeoutMs,
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
