import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { copyPglite } from "./backup/copy-pglite.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { extensions } from "./pglite-extensions.ts";
import { preparedOnPglite } from "./pglite-prepared.ts";
import * as schema from "./schema.ts";

/**
 * PGlite's own parameters without its -F, which would turn fsync off. O_SYNC on the log makes a
 * commit wait until the host has it; its fdatasync does nothing. Small buffers start it quickly.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
  "-c",
  "shared_buffers=16MB",
];

/** The version of PostgreSQL that PGlite is; it opens the data of no other. */
export const EMBEDDED_POSTGRES = "18";

/** An embedded database with what a backup needs: a copy of its files in another folder. */
type EmbeddedDatabase = OpenDatabase & { copyTo: (folder: string) => Promise<void> };

/** Opens, and creates at the first time, the embedded database in a folder of its own. */
export async function openPglite(folder: string): Promise<EmbeddedDatabase> {
  const client = await openPgliteAsItIs(folder);
  await migrate(drizzle(client), { migrationsFolder });
  return { ...onPglite(client), copyTo: (copy) => copyPglite(client, folder, copy) };
}

/** Opens it without bringing its tables up to date. */
export async function openPgliteAsItIs(folder: string): Promise<PGlite> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: folder, startParams: durableStart, extensions });
  await makePrivate(folder);
  return client;
}

/** PGlite makes the files of a new database readable for everybody, whatever the umask. */
async function makePrivate(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700);
  }
}

/** What features need of a PGlite whose tables are up to date. */
export function onPglite(client: PGlite): OpenDatabase {
  const runPrepared = preparedOnPglite(client);
  return {
    db: Object.assign(drizzle(client, { schema }), { runPrepared }),
    close: () => client.close(),
  };
}
