import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { beat, keepBeating } from "./heartbeat.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import type { RunPrepared } from "./prepared-statement.ts";
import * as schema from "./schema.ts";

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
  /** Told what the start waits for, when that takes long. */
  onWaiting?: ((reason: string) => void) | undefined;
  /** Where PostgreSQL itself is, when the address is that of a connection pooler. */
  directUrl?: string | undefined;
  /** Connections at most. */
  poolSize?: number;
  timeouts?: PostgresTimeouts;
};

/** Connects to PostgreSQL and brings its tables up to date; several processes can do so at once. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<OpenDatabase> {
  const { directUrl, onWaiting, timeouts = usualTimeouts } = options;
  const id = randomUUID();
  await migratePostgres(connectionTo(directUrl ?? url), (tx) => beat(tx, id), { onWaiting });
  const settings = {
    lock_timeout: timeouts.lockMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  };
  // A connection pooler such as pgbouncer gives PostgreSQL's connections to a client for a transaction
  // at a time: neither prepared statements nor settings may belong to a connection.
  const isDirect = directUrl === undefined;
  const pool = createPool({
    ...connectionTo(url),
    ...(options.poolSize && { max: options.poolSize }),
    query_timeout: timeouts.silenceMs,
    ...(isDirect && settings),
  });
  pool.on("error", options.onLostConnection);
  const db = Object.assign(drizzle(pool, { schema }), {
    runPrepared: preparedOn(pool, { named: isDirect }),
    transaction: transactionOn(pool, isDirect ? null : localSettings(settings)),
  });
  const endBeating = keepBeating(db, id);
  return {
    db,
    close: () =>
      endBeating()
        .catch(options.onLostConnection)
        .then(() => pool.end()),
  };
}

const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  application_name: "verbena",
});

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool does not listen while a client is in use, and an error that nobody listens to ends the
  // process. The statement under way fails all the same.
  pool.on("connect", (client) => client.on("error", () => {}));
  // A client released within a transaction would take its next user's writes into it.
  pool.on("release", (_error, client) => {
    if (client.getTransactionStatus() !== "I") client.end().catch(() => {});
  });
  return pool;
}

function preparedOn(pool: pg.Pool, { named }: { named: boolean }): RunPrepared {
  return async ({ name, text, fill }, values) => {
    const { rows } = await pool.query({ ...(named && { name }), text, values: fill(values) });
    return rows;
  };
}

/** Settings that end with the transaction. */
function localSettings(settings: Record<string, number>): SQL {
  const calls = Object.entries(settings).map(
    ([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`,
  );
  return sql`select ${sql.join(calls, sql`, `)}`;
}

/**
 * Drizzle's own transaction never releases a client whose `begin` fails, and releases one whose
 * `rollback` fails for others to use. This one closes the connection of every transaction that failed.
 *
 * @param beginning runs first in each transaction
 */
function transactionOn(pool: pg.Pool, beginning: SQL | null): Database["transaction"] {
  return async (run, config) => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await drizzle(client, { schema }).transaction(async (tx) => {
        if (beginning) await tx.execute(beginning);
        return run(tx);
      }, config);
      failed = false;
      return result;
    } finally {
      client.release(failed);
    }
  };
}
