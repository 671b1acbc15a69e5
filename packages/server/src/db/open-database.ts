import { existsSync, readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Environment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite, openPgliteUnmigrated } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

type Options = {
  onLostConnection: (error: Error) => void;
  /** Called once with what the start waits for on PostgreSQL, when that takes long. */
  onWaiting?: (reason: string) => void;
  /** Called before the embedded database is created, which takes some seconds. */
  onFirstStart?: () => void;
  /** Called when the process may use less memory than the embedded database takes, in MB. */
  onScarceMemory?: (allowed: number, needed: number) => void;
};

/** An open database. Only the embedded one has a `pglite`, which backups pack. */
type Opened = OpenDatabase & { pglite?: PGlite };

/**
 * Opens and migrates the database that the environment names: the PostgreSQL at DATABASE_URL, or the
 * embedded one in the data folder, which this process then locks.
 *
 * @throws StartError where it cannot be opened
 */
export async function openDatabase(environment: Environment, options: Options): Promise<Opened> {
  const { databaseUrl, dataDir } = environment;
  return databaseUrl === undefined
    ? openEmbedded(dataDir, options)
    : openServer(databaseUrl, environment, options);
}

/** What a start takes at most, in MB: for creating the database, and for compiling PGlite. */
const MEMORY_MB = { firstStart: 1_400, laterStart: 1_000 };

async function openEmbedded(
  dataDir: string,
  { onFirstStart, onScarceMemory }: Options,
): Promise<Opened> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    const isFirstStart = !existsSync(folder);
    // A process that exceeds its limit is killed without a message.
    const allowed = Math.floor(process.constrainedMemory() / 1e6);
    const needed = isFirstStart ? MEMORY_MB.firstStart : MEMORY_MB.laterStart;
    if (allowed > 0 && allowed < needed) onScarceMemory?.(allowed, needed);
    if (isFirstStart) {
      refuseInterruptedRestore(dataDir);
      onFirstStart?.();
      await createEmbedded(dataDir, folder);
    }
    const { db, close, pglite } = await openPglite(folder);
    return { db, pglite, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A killed restore may have moved the database aside without putting another one in its place. */
function refuseInterruptedRestore(dataDir: string): void {
  const aside = readdirSync(dataDir).find((name) => /^replaced-\d+$/.test(name));
  if (aside === undefined) return;
  throw new StartError(
    `A restore into ${dataDir} was interrupted. Run it again, or move what is in ` +
      `${join(dataDir, aside)} back.`,
  );
}

/** Creates the database elsewhere and moves it: a start that is killed leaves no incomplete database. */
async function createEmbedded(dataDir: string, place: string): Promise<void> {
  const folder = join(dataDir, "creating");
  await rm(folder, { recursive: true, force: true });
  const client = await openPgliteUnmigrated(folder, place);
  await client.close();
  await rename(folder, place);
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
      ? ": for a connection pooler, set DATABASE_DIRECT_URL to PostgreSQL itself"
      : "";
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason}${hint}`, {
      cause: error,
    });
  }
}
