import pg from "pg";
import { StartError } from "../errors/start-error.ts";

const CONNECT_TIMEOUT_MS = 5_000;

/** What a backup or a restore must know of a database before. */
export type PostgresState = {
  /** Major version of the server. */
  version: number;
  isOfVerbena: boolean;
  /** Whether it has tables, anybody's. */
  hasTables: boolean;
};

const question = `
  select current_setting('server_version_num')::int / 10000 as version,
    to_regclass('drizzle.__drizzle_migrations') is not null as "isOfVerbena",
    exists (select from pg_tables where schemaname in ('public', 'drizzle')) as "hasTables"`;

/** @throws StartError where the database cannot be reached */
export async function askPostgres(databaseUrl: string): Promise<PostgresState> {
  const connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<PostgresState>(question);
    const [state] = rows;
    if (!state) throw new Error("no answer");
    return state;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}
