import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import type { RunPrepared } from "./prepared-statement.ts";
import * as schema from "./schema.ts";
import { shareUse } from "./share-use.ts";

/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 8_372_362;

const CONNECT_TIMEOUT_MS = 5_000;

/** How long the database may be kept busy, in milliseconds. */
export type PostgresTimeouts = {
  /** PostgreSQL cancels a statement that waits so long for a lock. */
  lockMs: number;
  /** PostgreSQL cancels a statement that takes so long. */
  statementMs: number;
  /** PostgreSQL ends a connection that does nothing for so long within a transaction. */
  idleInTransactionMs: number;
  /** The server gives a connection up that is silent for so long; longer than the others. */
  silenceMs: number;
};

const usualTimeouts: PostgresTimeouts = {
  lockMs: 10_000,
  statementMs: 20_000,
  idleInTransactionMs: 20_000,
  silenceMs: 30_000,
};

type PostgresOptions = {
  /** Told of connections that break while nobody uses them; the pool replaces them. */
  onLostConnection: (error: Error) => void;
  /** Connections at most. */
  poolSize?: number;
  timeouts?: PostgresTimeouts;
};

/** Connects to PostgreSQL and brings its tables up to date; several processes can do so at once. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<OpenDatabase> {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "verbena",
  };
  const endUse = await shareUse(connection);
  try {
    await migrateAlone(connection);
  } catch (error) {
    await endUse();
    throw error;
  }
  const pool = createPool(connection, options);
  return {
    db: onPool(pool),
    close: () => pool.end().finally(endUse),
  };
}

function createPool(
  connection: pg.ClientConfig,
  { onLostConnection, poolSize, timeouts = usualTimeouts }: PostgresOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    lock_timeout: timeouts.lockMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    query_timeout: timeouts.silenceMs,
  });
  pool.on("error", onLostConnection);
  // The pool does not listen while a client is in use, and an error that nobody listens to ends the
  // process. The statement under way fails all the same.
  pool.on("connect", (client) => client.on("error", () => {}));
  // A client released within a transaction would take its next user's writes into it.
  pool.on("release", (_error, client) => {
    if (client.getTransactionStatus() !== "I") client.end().catch(() => {});
  });
  return pool;
}

function onPool(pool: pg.Pool): Database {
  const runPrepared: RunPrepared = async ({ name, text, fill }, values) => {
    const { rows } = await pool.query({ name, text, values: fill(values) });
    return rows;
  };
  return Object.assign(drizzle(pool, { schema }), {
    runPrepared,
    transaction: transactionOn(pool),
  });
}

/**
 * Drizzle's own transaction never releases a client whose `begin` fails, and releases one whose
 * `rollback` fails for others to use. This one closes the connection of every transaction that failed.
 */
function transactionOn(pool: pg.Pool): Database["transaction"] {
  return async (run, config) => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await drizzle(client, { schema }).transaction(run, config);
      failed = false;
      return result;
    } finally {
      client.release(failed);
    }
  };
}

/** On a connection without a limit of time: a migration may have to walk a log of many millions. */
async function migrateAlone(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
