import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { StartError } from "../start-error.ts";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

type Options = {
  onLostConnection: (error: Error) => void;
  /** Told when the embedded database has to be made first, which takes some seconds. */
  onFirstStart?: () => void;
};

/**
 * Opens the database that the environment names, migrated: the PostgreSQL at DATABASE_URL, or the
 * embedded one in the data folder, which is then held for this process.
 *
 * @throws StartError when it cannot be had
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Environment,
  options: Options,
): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir, options)
    : openServer(databaseUrl, options);
}

async function openEmbedded(dataDir: string, { onFirstStart }: Options): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) onFirstStart?.();
  const { db, close } = await openPglite(folder);
  return { db, close: () => close().finally(unlock) };
}

async function openServer(url: string, options: Options): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason}`, {
      cause: error,
    });
  }
}
