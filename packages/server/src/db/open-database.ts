import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Environment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import type { InTurn, OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { createPglite, openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

type Options = {
  /** Runs every statement outside transactions and every transaction. At once, if missing. */
  inTurn?: InTurn;
  onLostConnection: (error: Error) => void;
  /** Called with the reason when the start waits long for PostgreSQL. */
  onWaiting?: (reason: string) => void;
  /** Called before the embedded database is created, which takes some seconds. */
  onFirstStart?: () => void;
  /** Called when the process's memory limit is below what the embedded database needs, in MB. */
  onLowMemory?: (limitMb: number, neededMb: number) => void;
};

/**
 * Opens and migrates the database that the environment names: the PostgreSQL at DATABASE_URL, or the
 * embedded one in the data folder, which this process then locks.
 *
 * @returns the database; `pglite` only for the embedded one
 * @throws StartError if it cannot be opened
 */
export async function openDatabase(
  environment: Environment,
  options: Options,
): Promise<OpenDatabase & { pglite?: PGlite }> {
  const { databaseUrl, dataDir } = environment;
  return databaseUrl === undefined
    ? openEmbedded(dataDir, options)
    : openExternal(databaseUrl, environment, options);
}

const NODE_MAJOR = Number.parseInt(process.versions.node, 10);

/**
 * The most memory that a start of the built server needs with the embedded database. Node 24 takes 600 MB for some seconds when it
 * compiles PGlite's largest function.
 */
const MEMORY_MB = NODE_MAJOR < 26 ? 850 : 450;

async function openEmbedded(
  dataDir: string,
  { inTurn, onFirstStart, onLowMemory }: Options,
): Promise<OpenDatabase & { pglite: PGlite }> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    const isFirstStart = !existsSync(folder);
    // A process that exceeds its limit is killed without a message.
    const limitMb = Math.floor(process.constrainedMemory() / 1e6);
    if (limitMb > 0 && limitMb < MEMORY_MB) onLowMemory?.(limitMb, MEMORY_MB);
    if (isFirstStart) {
      refuseInterruptedRestore(dataDir);
      onFirstStart?.();
      await createPglite(dataDir, folder);
    }
    // A killed backup or restore leaves copies of everybody's data.
    for (const name of ["backup.tar", "restoring"]) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
    const { db, close, pglite } = await openPglite(folder, inTurn);
    return { db, pglite, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A killed restore may have moved the old database away before the new one was in place. */
function refuseInterruptedRestore(dataDir: string): void {
  const replaced = readdirSync(dataDir).find((name) => /^replaced-\d+$/.test(name));
  if (replaced === undefined) return;
  throw new StartError(
    `A restore into ${dataDir} was interrupted. Run it again, or move the contents of ` +
      `${join(dataDir, replaced)} back.`,
  );
}

async function openExternal(
  url: string,
  { databaseDirectUrl: directUrl, databasePoolSize: poolSize }: Environment,
  { inTurn, onLostConnection, onWaiting }: Options,
): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, { inTurn, onLostConnection, onWaiting, directUrl, poolSize });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = reasonOf(error);
    const hint = reason.includes("startup parameter")
      ? ": for a connection pooler, set DATABASE_DIRECT_URL to PostgreSQL itself"
      : "";
    throw new StartError(`DATABASE_URL names a database that cannot be used: ${reason}${hint}`, {
      cause: error,
    });
  }
}

/** The message of the innermost cause. A failed migration has PostgreSQL's reason as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
}
