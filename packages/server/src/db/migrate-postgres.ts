import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "../start-error.ts";
import type { Tables } from "./database.ts";
import { hasCode } from "./error-code.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema.ts";

/** Any number that no other program uses on the same database. */
export const MIGRATION_LOCK = 8_372_362;

const LOCK_TIMEOUT_MS = 3_000;
const TRIES_MAX = 20;

/**
 * Brings the tables up to date while no other process does, and no restore is under way. A migration
 * may walk a log of many millions, so that its statements have no limit of time.
 *
 * @param afterwards what else must be done before another process may migrate or restore
 * @param lockTimeoutMs how long a statement waits for others that use its table, who wait meanwhile
 */
export async function migratePostgres(
  connection: pg.ClientConfig,
  afterwards: (tx: Tables) => Promise<void>,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<void> {
  // The lock is held by a transaction: a connection pooler would give one of a session to others.
  await withClient(connection, { lockTimeoutMs: 0 }, (holder) =>
    drizzle(holder, { schema }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await withClient(connection, { lockTimeoutMs }, (client) =>
        migratePatiently(client, lockTimeoutMs),
      );
      await afterwards(tx);
    }),
  );
}

/** Those who wait for the same tables get their turn between two tries. */
async function migratePatiently(client: pg.Client, pauseMs: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      if (!hasCode(error, "55P03")) throw error;
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
  { lockTimeoutMs }: { lockTimeoutMs: number },
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const limits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const settings = Object.entries({ ...limits, lock_timeout: lockTimeoutMs });
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
