import { pipeline } from "node:stream/promises";
import { FRESH_S } from "../db/heartbeat.ts";
import { MIGRATION_LOCK } from "../db/migrate-postgres.ts";
import { StartError } from "../errors/start-error.ts";
import type { IfThere } from "../files/new-file.ts";
import { askPostgres } from "./ask-postgres.ts";
import { checkDump } from "./check-dump.ts";
import { checkKind } from "./kind-of-backup.ts";
import { forLibpq } from "./libpq.ts";
import { checkProgram, reasonIn, startProgram } from "./postgres-program.ts";
import { renewHistory } from "./renew-history.ts";

/**
 * Makes room for what is restored: the tables and functions of the schema public go, but for those of
 * extensions, and what keeps account of migrations. A server that starts meanwhile waits for the lock of
 * migrations; other users of the tables are waited for a little. Where this machine vanishes, PostgreSQL
 * notices within a minute and frees the lock.
 */
const beginning = `
  begin;
  set client_min_messages = warning;
  set local lock_timeout = '10s';
  set local statement_timeout = 0;
  set local tcp_keepalives_idle = 30;
  set local tcp_keepalives_interval = 10;
  set local tcp_keepalives_count = 3;
  do $$ begin
    if not pg_try_advisory_xact_lock(${MIGRATION_LOCK}) then
      raise 'a Verbena is starting: stop it first';
    end if;
    if to_regclass('public.processes') is not null then
      if exists (
        select from public.processes where seen_at > now() - interval '${FRESH_S} seconds'
      ) then
        raise 'a Verbena uses the database: stop it first, or wait a minute if it was killed';
      end if;
    end if;
  end $$;
  drop schema if exists drizzle cascade;
  do $$ declare statement text; begin
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

/** What pg_restore of PostgreSQL 17 says to a server, and one of 16 does not understand. */
const unknownToOlder = "SET transaction_timeout = 0;\n";

/**
 * Makes a backup of a PostgreSQL the content of the one at an address, in one transaction: what breaks
 * on the way leaves it as it was.
 *
 * @throws StartError where it cannot be done
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace }: IfThere,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  await checkKind(file, "postgres");
  const { version, hasTables } = await askPostgres(databaseUrl);
  await checkProgram("pg_restore", version, variables);
  await checkProgram("psql", version, variables);
  if (hasTables && !replace) {
    throw new StartError("The database has tables already; --replace deletes them for the backup.");
  }
  await checkDump(file, version, variables);
  await runScriptOf(file, databaseUrl, variables);
}

/** Only the last line commits, and it is sent when all before was read from the file. */
async function runScriptOf(
  file: string,
  databaseUrl: string,
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  const { address, environment } = forLibpq(databaseUrl, variables);
  const psql = await startProgram(
    "psql",
    ["--no-psqlrc", "--quiet", "--no-password", "--set=ON_ERROR_STOP=1", `--dbname=${address}`],
    environment,
  );
  psql.output.resume();
  psql.input.write(beginning);
  const options = ["--no-owner", "--no-privileges", "--no-comments", "--file=-", file];
  const script = await startProgram("pg_restore", options, environment);
  script.input.end();
  // Where psql ends early this fails, and its status says why.
  await pipeline(script.output, withoutUnknown, psql.input, { end: false }).catch(() => {});
  const read = await script.ended();
  psql.input.end(read.status === 0 ? `${renewHistory}commit;\n` : "");
  const ran = await psql.ended();
  if (ran.status !== 0) throw new StartError(`psql could not do it: ${reasonIn(ran.errors)}`);
  if (read.status !== 0) {
    throw new StartError(`pg_restore could not do it: ${reasonIn(read.errors)}`);
  }
}

async function* withoutUnknown(script: AsyncIterable<Buffer>): AsyncGenerator<Buffer | string> {
  let head: string | null = "";
  for await (const piece of script) {
    if (head === null) {
      yield piece;
      continue;
    }
    head += piece.toString("latin1");
    if (!head.includes("SET client_encoding")) continue;
    yield Buffer.from(head.replace(unknownToOlder, ""), "latin1");
    head = null;
  }
  if (head !== null) yield head;
}
