import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { StartError } from "../errors/start-error.ts";
import { askPostgres } from "./ask-postgres.ts";
import { forLibpq } from "./libpq.ts";
import { checkProgram, reasonIn, startProgram } from "./postgres-program.ts";

/**
 * Has pg_dump write a PostgreSQL, as it is at one moment, to a file that its owner alone may read.
 *
 * @param path of the file, which is not there yet
 * @param signal stops it
 * @throws StartError where it cannot be done
 */
export async function dumpPostgres(
  databaseUrl: string,
  path: string,
  variables: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<void> {
  const { version, isOfVerbena } = await askPostgres(databaseUrl);
  if (!isOfVerbena)
    throw new StartError("The database at DATABASE_URL has nothing of Verbena yet.");
  await checkProgram("pg_dump", version, variables);
  const { address, environment } = forLibpq(databaseUrl, variables);
  const options = [
    "--format=custom",
    "--no-password",
    // Which processes use this database says nothing about the one that is restored.
    "--exclude-table-data=public.processes",
    `--dbname=${address}`,
  ];
  const dump = await startProgram("pg_dump", options, environment);
  dump.input.end();
  signal?.throwIfAborted();
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(dump.output, output, { signal });
  const { status, errors } = await dump.ended();
  if (status !== 0) throw new StartError(`pg_dump could not do it: ${reasonIn(errors)}`);
}
