import { resolve } from "node:path";
import { restoreEmbedded } from "../db/backup/restore-embedded.ts";
import { restorePostgres } from "../db/backup/restore-postgres.ts";
import { FolderInUse, lockFolder } from "../db/folder-lock.ts";
import type { Environment } from "../environment.ts";
import { StartError } from "../start-error.ts";

type Options = { replace: boolean };

/**
 * Makes the database what it was when a file was made by `backUp`. The next start brings its tables up
 * to date.
 *
 * @returns what to tell
 * @throws StartError where it cannot be done; what was there stays then
 */
export async function restore(
  { databaseUrl, dataDir }: Pick<Environment, "databaseUrl" | "dataDir">,
  file: string,
  options: Options,
): Promise<string> {
  const source = resolve(file);
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, source, options);
    return `${source} is restored.`;
  }
  const unlock = lockAgainstServers(dataDir);
  try {
    const kept = await restoreEmbedded(dataDir, source, options);
    return kept === null
      ? `${source} is restored.`
      : `${source} is restored. What was there before is in ${kept}.`;
  } finally {
    unlock();
  }
}

function lockAgainstServers(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(`${error.message} Stop it first.`, { cause: error });
  }
}
