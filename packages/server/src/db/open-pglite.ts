import { statfsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartError } from "../errors/start-error.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrate-postgres.ts";
import { runPreparedOnPglite } from "./run-prepared-on-pglite.ts";
import * as schema from "./schema.ts";

/**
 * PGlite's default parameters without -F, which turns fsync off. open_datasync writes the log with
 * O_SYNC, so that a commit waits for the operating system; PGlite's fdatasync does nothing. Small buffers
 * make the start faster.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
  "-c",
  "shared_buffers=16MB",
];

/** Extensions that the migrations create. PGlite has only those that it is given. */
export const extensions = { pg_trgm };

/** Free space that suffices; PostgreSQL writes its log in files of 16 MB. */
const ROOM_MIN_MB = 50;

/** PGlite's version of PostgreSQL. It opens the data of no other version. */
export const EMBEDDED_POSTGRES = "18";

/** Opens and migrates the embedded database in a folder, or creates it there. */
export async function openPglite(folder: string): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await openPgliteUnmigrated(folder);
  await migrate(drizzle(pglite), { migrationsFolder });
  return { ...pgliteDatabase(pglite), pglite };
}

/**
 * Opens the embedded database without migrating it.
 *
 * @param place how messages call its place
 * @throws StartError where it cannot be opened
 */
export async function openPgliteUnmigrated(folder: string, place = folder): Promise<PGlite> {
  // PGlite ignores the umask for its files, so the folder must keep others out.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const client = await PGlite.create({ dataDir: folder, startParams: durableStart, extensions });
    endOnPanic(client);
    return client;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "PGlite cannot use its files";
    throw new StartError(`The database in ${place} cannot be opened: ${reason}${roomIn(folder)}.`, {
      cause,
    });
  }
}

/** PGlite's errors do not mention a full disk. */
function roomIn(folder: string): string {
  const { bavail, bsize } = statfsSync(folder);
  const room = (bavail * bsize) / 1e6;
  return room < ROOM_MIN_MB ? ` (its disk has only ${room.toFixed(0)} MB left)` : "";
}

/**
 * Ends the process after a PANIC, such as a disk too full for the log. PGlite would go on with locks that
 * nobody releases, and a later statement could wait for one in an endless loop. The log keeps every commit.
 */
function endOnPanic(client: PGlite): void {
  const guarded =
    <Input extends unknown[], Output>(run: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await run.apply(client, input);
      } catch (error) {
        if (error instanceof Error && "severity" in error && error.severity === "PANIC") {
          process.stderr.write(
            `The embedded database has failed: ${error.message}. Verbena ends.\n`,
          );
          process.exit(1);
        }
        throw error;
      }
    };
  client.execProtocol = guarded(client.execProtocol);
  client.execProtocolStream = guarded(client.execProtocolStream);
}

/** The database of an open, migrated PGlite. */
export function pgliteDatabase(client: PGlite): OpenDatabase {
  const runPrepared = runPreparedOnPglite(client);
  return {
    db: Object.assign(drizzle(client, { schema }), { runPrepared }),
    close: () => client.close(),
  };
}
