import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, InTurn, OpenDatabase } from "./database.ts";
import { recordHeartbeat, repeatHeartbeat } from "./heartbeat.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import type { RunPrepared } from "./prepared-statement.ts";
import * as schema from "./schema.ts";

/** Timeouts in milliseconds. */
export type PostgresTimeouts = {
  /** How long a statement waits for a connection, a new one or one that another statement uses. */
  connectMs: number;
  /** lock_timeout of PostgreSQL. */
  lockMs: number;
  /** statement_timeout of PostgreSQL. */
  statementMs: number;
  /** idle_in_transaction_session_timeout of PostgreSQL. */
  idleInTransactionMs: number;
  /** query_timeout of node-postgres, after which the server drops the connection. Longer than the others. */
  responseMs: number;
};

const defaultTimeouts: PostgresTimeouts = {
  connectMs: 5_000,
  lockMs: 10_000,
  statementMs: 20_000,
  idleInTransactionMs: 20_000,
  responseMs: 30_000,
};

type PostgresOptions = {
  /** Runs every statement outside transactions and every transaction. At once, if missing. */
  inTurn?: InTurn | undefined;
  /** Called when an idle connection breaks; the pool replaces it. */
  onLostConnection: (error: Error) => void;
  /** Called with the reason when the start waits long. */
  onWaiting?: ((reason: string) => void) | undefined;
  /** Address of PostgreSQL itself if `url` is that of a connection pooler. */
  directUrl?: string | undefined;
  /** Maximum of connections. */
  poolSize?: number;
  /** By default, those for a site that people use. */
  timeouts?: Partial<PostgresTimeouts>;
};

/** Connects to PostgreSQL and migrates it. Several processes may do so at the same time. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<OpenDatabase> {
  const { directUrl, onWaiting } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const id = randomUUID();
  await migratePostgres(
    connectionConfig(directUrl ?? url, timeouts),
    (tx) => recordHeartbeat(tx, id),
    {
      onWaiting,
    },
  );
  const settings = {
    lock_timeout: timeouts.lockMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  };
  // A pooler such as pgbouncer assigns a connection for one transaction only. Prepared statements and
  // settings of a connection do not work there.
  const isDirect = directUrl === undefined;
  const pool = createPool({
    ...connectionConfig(url, timeouts),
    ...(options.poolSize && { max: options.poolSize }),
    query_timeout: timeouts.responseMs,
    ...(isDirect && settings),
  });
  pool.on("error", options.onLostConnection);
  const { inTurn = (work) => work() } = options;
  takeTurns(pool, inTurn);
  const db = Object.assign(drizzle(pool, { schema }), {
    runPrepared: runPreparedOnPool(pool, { named: isDirect }),
    transaction: runTransactionOnPool(pool, inTurn, isDirect ? null : setLocalSql(settings)),
  });
  const stopHeartbeat = repeatHeartbeat(db, id);
  return {
    db,
    pool,
    close: () =>
      stopHeartbeat()
        .catch(options.onLostConnection)
        .then(() => pool.end()),
  };
}

const connectionConfig = (url: string, { connectMs }: PostgresTimeouts) => ({
  connectionString: url,
  connectionTimeoutMillis: connectMs,
  application_name: "verbena",
});

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool does not listen while a client is in use, and an unhandled error would end the process. The
  // current statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  // If a transaction is still open, the next user's writes would become part of it.
  pool.on("release", (_error, client) => {
    if (client.getTransactionStatus() !== "I") client.end().catch(() => {});
  });
  return pool;
}

function runPreparedOnPool(pool: pg.Pool, { named }: { named: boolean }): RunPrepared {
  return async ({ name, text, fill }, values) => {
    const { rows } = await pool.query({ ...(named && { name }), text, values: fill(values) });
    return rows;
  };
}

function takeTurns(pool: pg.Pool, inTurn: InTurn): void {
  const query = pool.query.bind(pool);
  const queryInTurn = (config: pg.QueryConfig, values?: unknown[]) =>
    inTurn(() => query(config, values));
  Object.assign(pool, { query: queryInTurn });
}

/** Sets parameters until the end of the transaction. */
function setLocalSql(settings: Record<string, number>): SQL {
  const calls = Object.entries(settings).map(
    ([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`,
  );
  return sql`select ${sql.join(calls, sql`, `)}`;
}

/**
 * Closes the connection of every transaction that failed. Drizzle's own transaction leaks a client when
 * `begin` fails, and returns it to the pool when `rollback` fails.
 *
 * @param firstStatement runs first in each transaction
 */
function runTransactionOnPool(
  pool: pg.Pool,
  inTurn: InTurn,
  firstStatement: SQL | null,
): Database["transaction"] {
  return (run, config) =>
    inTurn(async () => {
      const client = await pool.connect();
      let failed = true;
      try {
        const result = await drizzle(client, { schema }).transaction(async (tx) => {
          if (firstStatement) await tx.execute(firstStatement);
          return run(tx);
        }, config);
        failed = false;
        return result;
      } finally {
        client.release(failed);
      }
    });
}
