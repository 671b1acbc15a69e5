import { resolve } from "node:path";
import { restoreEmbedded } from "../backup/restore-embedded.ts";
import { restorePostgres } from "../backup/restore-postgres.ts";
import { FolderInUse, lockFolder } from "../db/folder-lock.ts";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors } from "../files/file-errors.ts";
import type { IfThere } from "../files/new-file.ts";
import type { DataPlace } from "./back-up.ts";

/**
 * Makes the database what it was when a file was made by `backUp`. The next start brings its tables up
 * to date.
 *
 * @returns what to tell
 * @throws StartError where it cannot be done; what was there stays then
 */
export async function restore(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataPlace,
  file: string,
  options: IfThere,
): Promise<string> {
  const source = resolve(file);
  const kept = await withFileErrors(`${source} cannot be restored`, () =>
    databaseDirectUrl === undefined
      ? restoreAlone(dataDir, source, options)
      : restorePostgres(databaseDirectUrl, source, options).then(() => null),
  );
  return kept === null
    ? `${source} is restored.`
    : `${source} is restored. What was there before is in ${kept}.`;
}

/** @returns where that is kept which was there before, or null where nothing was */
async function restoreAlone(
  dataDir: string,
  source: string,
  options: IfThere,
): Promise<string | null> {
  const unlock = lockAgainstServers(dataDir);
  return await restoreEmbedded(dataDir, source, options).finally(unlock);
}

function lockAgainstServers(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(`${error.message} Stop it first.`, { cause: error });
  }
}
