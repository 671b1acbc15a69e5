import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { HEARTBEAT_TIMEOUT_S } from "../db/heartbeat.ts";
import { MIGRATION_LOCK } from "../db/migrate-postgres.ts";
import { StartError } from "../errors/start-error.ts";
import { finishRestoreSql } from "./finish-restore.ts";

const psqlOptions = ["--no-psqlrc", "--quiet", "--no-password", "--set=ON_ERROR_STOP=1"];

const checkBeforeDump = `
  do $$ begin
    if to_regclass('public.progress_events') is null then
      raise 'the database at DATABASE_URL has no tables of Verbena';
    end if;
  end $$;
`;

/** Writes a database with pg_dump to a new file. */
export async function dumpPostgres(
  databaseUrl: string,
  file: string,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const environment = libpqEnvironment(databaseUrl, variables);
  await startProgram("psql", [...psqlOptions, `--command=${checkBeforeDump}`], environment).done;
  // With heartbeats, a restored database would look in use.
  const options = ["--format=custom", "--no-password", "--exclude-table-data=public.processes"];
  await startProgram("pg_dump", [...options, `--file=${file}`], environment).done;
}

/**
 * SQL that begins the transaction of a restore. It takes the advisory lock of migrations, for which a starting
 * server waits, and drops all tables and functions of the schema public except those of extensions.
 */
const beginRestoreSql = (replace: boolean) => `
  begin;
  set client_min_messages = warning;
  set local lock_timeout = '10s';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = '1min';
  do $$ declare statement text; begin
    if not pg_try_advisory_xact_lock(${MIGRATION_LOCK}) then
      raise 'a Verbena server is starting: stop it first';
    end if;
    if not ${replace} and exists (
      select from pg_tables where schemaname in ('public', 'drizzle')
    ) then
      raise 'the database already has tables: --replace drops them and restores the backup';
    end if;
    if to_regclass('public.processes') is not null then
      if exists (
        select from public.processes where seen_at > now() - interval '${HEARTBEAT_TIMEOUT_S} seconds'
      ) then
        raise 'a Verbena server uses the database: stop it first, or wait a minute if it was killed';
      end if;
    end if;
    drop schema if exists drizzle cascade;
    for statement in
      select format('drop table %s cascade', pg_class.oid::regclass) from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      union all
      select format('drop routine %s cascade', pg_proc.oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute statement; end loop;
  end $$;
`;

/**
 * Replaces a database by a dump, in one transaction: an error changes nothing.
 *
 * @throws StartError if it fails
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace }: { replace: boolean },
  variables: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const environment = libpqEnvironment(databaseUrl, variables);
  // Reads the whole file first. Otherwise psql would complain about the SQL at which an incomplete one ends.
  await startProgram("pg_restore", ["--file=/dev/null", file], environment, damaged(file)).done;
  const script = ["--no-owner", "--no-privileges", "--no-comments", "--file=-", file];
  const pgRestore = startProgram("pg_restore", script, environment);
  const psql = startProgram("psql", psqlOptions, environment);
  psql.stdin.on("error", () => {});
  psql.stdin.write(beginRestoreSql(replace));
  try {
    await pipeline(pgRestore.stdout, withoutTransactionTimeout, psql.stdin, { end: false }).catch(
      // The pipe breaks when psql fails, and psql's own message says why.
      () => psql.done,
    );
    await pgRestore.done;
    psql.stdin.write(`${finishRestoreSql}commit;\n`);
  } finally {
    psql.stdin.end();
    await psql.done;
  }
}

const damaged = (file: string) => `${file} is damaged or not a backup of PostgreSQL`;

/** Removes a setting that pg_restore 17 writes at the start: PostgreSQL 16 and older do not have it. */
async function* withoutTransactionTimeout(script: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isStart = true;
  for await (const chunk of script) {
    const sql = isStart && chunk.toString("latin1").replace("SET transaction_timeout = 0;\n", "");
    yield sql === false ? chunk : Buffer.from(sql, "latin1");
    isStart = false;
  }
}

/** Passes the connection to PostgreSQL's programs. Other users could read a password on a command line. */
export function libpqEnvironment(
  databaseUrl: string,
  variables: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client(databaseUrl);
  const { searchParams } = new URL(databaseUrl);
  const sslSettings = ["sslmode", "sslrootcert", "sslcert", "sslkey", "options"].flatMap((name) => {
    const value = searchParams.get(name);
    // node-postgres calls "no-verify" what libpq calls "require".
    const libpqValue = value === "no-verify" ? "require" : value;
    return libpqValue === null ? [] : [[`PG${name.toUpperCase()}`, libpqValue]];
  });
  return {
    ...variables,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...Object.fromEntries(sslSettings),
  };
}

/** Starts one of PostgreSQL's programs. `done` rejects with a StartError when it fails: `failure`, and why. */
function startProgram(
  name: "pg_dump" | "pg_restore" | "psql",
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  failure = `${name} failed`,
) {
  // LC_ALL makes messages English, since `errorLineIn` searches them for words.
  const child = spawn(name, options, { env: { ...environment, LC_ALL: "C" } });
  const { stdin, stdout } = child;
  const errors = text(child.stderr);
  const done = once(child, "close").then(
    async ([status]) => {
      if (status !== 0) throw new StartError(`${failure}: ${errorLineIn(await errors)}`);
    },
    (cause) => {
      throw new StartError(`${name} is missing: ${installation}.`, { cause });
    },
  );
  done.catch(() => {});
  return { stdin, stdout, done };
}

const installation =
  "install PostgreSQL's client programs (on Debian: apt-get install postgresql-client) and add them to PATH";

/** The line of a program's error output that says why it failed. */
function errorLineIn(errors: string): string {
  const lines = errors.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((text) => /error|fatal/i.test(text)) ?? lines[0] ?? "no error message";
  return line.replace(/^.*?(error|ERROR|FATAL): +/, "");
}
