import { createWriteStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packDataFolder, restoreDataFolder } from "../backup/embedded.ts";
import { dumpPostgres, restorePostgres } from "../backup/postgres.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { openPgliteUnmigrated } from "../db/open-pglite.ts";
import type { Environment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import { ARCHIVE_TYPE } from "./control-server.ts";
import { type Overwrite, withFileErrors, writeNewFile } from "./new-file.ts";
import { resultSchema } from "./operations.ts";
import { orThroughServer } from "./run-on-data.ts";

/** The variables that say where the data is. */
type DataPlace = Pick<Environment, "dataDir" | "databaseUrl" | "databaseDirectUrl">;

/**
 * Writes the whole database, as it is at one moment, to a file. Servers may run meanwhile.
 *
 * @returns what to print
 * @throws StartError where it cannot be done; there is then no new file
 */
export async function backUp(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataPlace,
  file: string,
  overwrite: Overwrite,
): Promise<string> {
  const target = resolve(file);
  const size = await withFileErrors(`${target} cannot be written`, () =>
    writeNewFile(target, overwrite, (path) =>
      databaseDirectUrl === undefined
        ? backUpEmbedded(dataDir, path)
        : dumpPostgres(databaseDirectUrl, path),
    ),
  );
  return `${target} has the backup, ${(size / 1e6).toFixed(1)} MB.`;
}

async function backUpEmbedded(dataDir: string, path: string): Promise<void> {
  const database = join(dataDir, "database");
  if (!existsSync(database)) throw new StartError(`There is no database in ${dataDir} yet.`);
  const write = (archive: Readable) =>
    pipeline(archive, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  await orThroughServer(
    dataDir,
    async () => {
      const unlock = lockFolder(dataDir);
      try {
        // Not migrated: an operator may want the backup before an upgrade.
        const client = await openPgliteUnmigrated(database);
        await packDataFolder(client, dataDir)
          .then(write)
          .finally(() => client.close());
      } finally {
        unlock();
      }
    },
    async (call) => {
      const response = await call("/backup");
      if (response.headers["content-type"] === ARCHIVE_TYPE) return write(response);
      throw new StartError(resultSchema.parse(await json(response)).text);
    },
  );
}

/**
 * Replaces the database by that of a file that `backUp` wrote. The next start migrates it.
 *
 * @returns what to print
 * @throws StartError where it cannot be done; the data is then unchanged
 */
export async function restore(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataPlace,
  file: string,
  overwrite: Overwrite,
): Promise<string> {
  const source = resolve(file);
  const aside = await withFileErrors(`${source} cannot be restored`, () =>
    databaseDirectUrl === undefined
      ? restoreEmbedded(dataDir, source, overwrite)
      : restorePostgres(databaseDirectUrl, source, overwrite).then(() => null),
  );
  return aside === null
    ? `${source} is restored.`
    : `${source} is restored. What was there before is in ${aside}.`;
}

async function restoreEmbedded(dataDir: string, source: string, overwrite: Overwrite) {
  const unlock = lockFolder(dataDir);
  return await restoreDataFolder(dataDir, source, overwrite).finally(unlock);
}
