import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import type { RunPrepared } from "./prepared-statement.ts";
import * as schema from "./schema.ts";
import { shareUse } from "./share-use.ts";

/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 8_372_362;

const CONNECT_TIMEOUT_MS = 5_000;

/** No statement of a request takes long; a database that is cut off would never answer. */
const QUERY_TIMEOUT_MS = 30_000;

type PostgresOptions = {
  /** Told of connections that break while nobody uses them; the pool replaces them. */
  onLostConnection: (error: Error) => void;
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
  const pool = new pg.Pool({ ...connection, query_timeout: QUERY_TIMEOUT_MS });
  pool.on("error", options.onLostConnection);
  // Where a transaction holds the connection the pool does not listen, and nobody would: the
  // process would end. The transaction's own statement fails all the same.
  pool.on("connect", (client) => client.on("error", () => {}));
  const runPrepared: RunPrepared = async ({ name, text, fill }, values) => {
    const { rows } = await pool.query({ name, text, values: fill(values) });
    return rows;
  };
  return {
    db: Object.assign(drizzle(pool, { schema }), { runPrepared }),
    close: () => pool.end().finally(endUse),
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
