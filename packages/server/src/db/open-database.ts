import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors } from "../files/file-errors.ts";
import { flushFolder } from "../files/flush.ts";
import { placeOfCopy } from "./copy-pglite.ts";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite, openPgliteAsItIs } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { finishRestore, placeToUnpack, putInPlace } from "./put-in-place.ts";
import { removeLeftCopy } from "./remove-left-copy.ts";

type Options = {
  onLostConnection: (error: Error) => void;
  /** Told what the start waits for on PostgreSQL, when that takes long. */
  onWaiting?: (reason: string) => void;
  /** Told when the embedded database has to be made first, which takes some seconds. */
  onFirstStart?: () => void;
  /** Told when the process may use less memory than the embedded database takes, in MB. */
  onScarceMemory?: (allowed: number, needed: number) => void;
};

/** Copies the files of an embedded database to where a backup takes them from. */
export type CopyForBackup = (signal?: AbortSignal) => Promise<void>;

type Opened = OpenDatabase & { copyForBackup?: CopyForBackup };

/**
 * Opens the database that the environment names, migrated: the PostgreSQL at DATABASE_URL, or the
 * embedded one in the data folder, which is then held for this process.
 *
 * @throws StartError when it cannot be had
 */
export async function openDatabase(environment: Environment, options: Options): Promise<Opened> {
  const { databaseUrl, dataDir } = environment;
  return databaseUrl === undefined
    ? openEmbedded(dataDir, options)
    : openServer(databaseUrl, environment, options);
}

/** What a start takes at most, in MB: for making the database, and for compiling PGlite. */
const MEMORY_MB = { firstStart: 1_400, laterStart: 1_000 };

async function openEmbedded(
  dataDir: string,
  { onFirstStart, onScarceMemory }: Options,
): Promise<Opened> {
  const unlock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    await removeLeftCopy(dataDir);
    const folder = join(dataDir, "database");
    const isFirstStart = !existsSync(folder);
    // A process that takes more than it may is killed, and cannot say why.
    const allowed = Math.floor(process.constrainedMemory() / 1e6);
    const needed = isFirstStart ? MEMORY_MB.firstStart : MEMORY_MB.laterStart;
    if (allowed > 0 && allowed < needed) onScarceMemory?.(allowed, needed);
    if (isFirstStart) {
      onFirstStart?.();
      await makeDatabase(dataDir, folder);
    }
    const { db, close, copyTo } = await openPglite(folder);
    return {
      db,
      close: () => close().finally(unlock),
      copyForBackup: (signal) =>
        withFileErrors("The database cannot be copied", () => copyTo(placeOfCopy(dataDir), signal)),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes it elsewhere and moves it: a first start that is killed leaves no half of a database. */
async function makeDatabase(dataDir: string, place: string): Promise<void> {
  const folder = placeToUnpack(dataDir);
  try {
    const client = await openPgliteAsItIs(join(folder, "database"), place);
    await client.close();
    await flushFolder(folder);
    putInPlace(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openServer(
  url: string,
  { databaseDirectUrl: directUrl, databasePoolSize: poolSize }: Environment,
  { onLostConnection, onWaiting }: Options,
): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, { onLostConnection, onWaiting, directUrl, poolSize });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const hint = reason.includes("startup parameter")
      ? ": a connection pooler, it seems, with which DATABASE_DIRECT_URL must name PostgreSQL itself"
      : "";
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason}${hint}`, {
      cause: error,
    });
  }
}
