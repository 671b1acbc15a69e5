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
import { type Overwrite, withFileErrors, writeFileAtomically } from "./atomic-file.ts";
import { ARCHIVE_TYPE } from "./control-server.ts";
import { directlyOrThroughServer } from "./data-access.ts";
import { resultSchema } from "./operations.ts";

/** The settings that say where the data is. */
type DataLocation = Pick<Environment, "dataDir" | "databaseUrl" | "databaseDirectUrl">;

/**
 * Writes a consistent backup of the whole database to a file. Servers may run meanwhile.
 *
 * @returns the message to print
 * @throws StartError if it fails; there is then no new file
 */
export async function backUp(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataLocation,
  file: string,
  overwrite: Overwrite,
): Promise<string> {
  const target = resolve(file);
  const size = await withFileErrors(`${target} cannot be written`, () =>
    writeFileAtomically(target, overwrite, (path) =>
      databaseDirectUrl === undefined
        ? backUpEmbedded(dataDir, path)
        : dumpPostgres(databaseDirectUrl, path),
    ),
  );
  return `The backup is in ${target} (${(size / 1e6).toFixed(1)} MB).`;
}

async function backUpEmbedded(dataDir: string, path: string): Promise<void> {
  const database = join(dataDir, "database");
  if (!existsSync(database)) throw new StartError(`There is no database in ${dataDir} yet.`);
  const write = (archive: Readable) =>
    pipeline(archive, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  await directlyOrThroughServer(
    dataDir,
    async () => {
      const unlock = lockFolder(dataDir);
      try {
        // Unmigrated, since an operator makes a backup before an upgrade.
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
 * Restores a backup that `backUp` wrote. The next start migrates the database.
 *
 * @returns the message to print
 * @throws StartError if it fails; the data is then unchanged
 */
export async function restore(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataLocation,
  file: string,
  overwrite: Overwrite,
): Promise<string> {
  const source = resolve(file);
  const replacedFolder = await withFileErrors(`${source} cannot be restored`, () =>
    databaseDirectUrl === undefined
      ? restoreEmbedded(dataDir, source, overwrite)
      : restorePostgres(databaseDirectUrl, source, overwrite).then(() => null),
  );
  return replacedFolder === null
    ? `${source} is restored.`
    : `${source} is restored. The replaced data is in ${replacedFolder}.`;
}

async function restoreEmbedded(dataDir: string, source: string, overwrite: Overwrite) {
  const unlock = lockFolder(dataDir);
  return await restoreDataFolder(dataDir, source, overwrite).finally(unlock);
}
