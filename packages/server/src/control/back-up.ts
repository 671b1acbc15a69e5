import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dumpPostgres } from "../backup/dump-postgres.ts";
import { packEmbedded } from "../backup/embedded-archive.ts";
import { copyPglite, folderOfBackups, placeOfCopy } from "../db/copy-pglite.ts";
import { FolderInUse, lockFolder } from "../db/folder-lock.ts";
import { openPgliteAsItIs } from "../db/open-pglite.ts";
import { finishRestore } from "../db/put-in-place.ts";
import type { Environment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors } from "../files/file-errors.ts";
import { type IfThere, newFile } from "../files/new-file.ts";
import { askServer, ServerEnded } from "./ask-server.ts";

/** A server that starts may have tables to bring up to date first. */
const WAIT_MAX_MS = 60_000;
const RETRY_MS = 200;

/** The parts of the environment that say where the data is. */
export type DataPlace = Pick<Environment, "dataDir" | "databaseUrl" | "databaseDirectUrl">;

/**
 * Writes all that the database has, as it is at one moment, to a file; servers go on meanwhile.
 *
 * @returns what to tell
 * @throws StartError where it cannot be done; there is no file then, or the one that was there
 */
export async function backUp(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: DataPlace,
  file: string,
  options: IfThere,
): Promise<string> {
  const target = resolve(file);
  const write = (path: string, signal: AbortSignal) =>
    databaseDirectUrl === undefined
      ? backUpEmbedded(dataDir, path, signal)
      : dumpPostgres(databaseDirectUrl, path, process.env, signal);
  const size = await withFileErrors(`${target} cannot be written`, () =>
    newFile(target, options, write),
  );
  return `${target} has the backup, ${(size / 1e6).toFixed(1)} MB.`;
}

async function backUpEmbedded(dataDir: string, path: string, signal: AbortSignal): Promise<void> {
  if (!existsSync(join(dataDir, "database")) && !existsSync(join(dataDir, "restored"))) {
    throw new StartError(`There is no database in ${dataDir} yet.`);
  }
  const unlock = lockBackups(dataDir);
  const database = placeOfCopy(dataDir);
  try {
    await copyInTime(dataDir, signal);
    const folder = folderOfBackups(dataDir);
    await packEmbedded(path, { folder, secret: join(dataDir, "auth-secret") }, signal);
  } finally {
    await rm(database, { recursive: true, force: true });
    unlock();
  }
}

function lockBackups(dataDir: string): () => void {
  try {
    return lockFolder(folderOfBackups(dataDir));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(`Another backup of ${dataDir} is under way.`, { cause: error });
  }
}

/** Tries again while a server is about to begin or to end, which holds the folder and cannot be asked. */
async function copyInTime(dataDir: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + WAIT_MAX_MS;
  for (;;) {
    try {
      if (!(await copyThroughServer(dataDir))) await copyWithoutServer(dataDir);
      return;
    } catch (error) {
      const isPassing = error instanceof FolderInUse || error instanceof ServerEnded;
      if (!isPassing || performance.now() > end) throw error;
    }
    await pause(RETRY_MS, null, { signal });
  }
}

/** @returns whether there is a server that did it */
async function copyThroughServer(dataDir: string): Promise<boolean> {
  const outcome = await askServer(dataDir, { command: "copy-for-backup" });
  if (outcome?.failed) throw new StartError(outcome.text);
  return outcome !== null;
}

/** The database stays as it is: whoever upgrades can back up before the migrations. */
async function copyWithoutServer(dataDir: string): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    const folder = join(dataDir, "database");
    const client = await openPgliteAsItIs(folder);
    await copyPglite(client, folder, placeOfCopy(dataDir)).finally(() => client.close());
  } finally {
    unlock();
  }
}
