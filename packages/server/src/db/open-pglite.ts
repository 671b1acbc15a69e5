import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
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

/** Opens, and creates at the first time, the embedded database in a folder of its own. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: folder, startParams: durableStart, extensions });
  await migrate(drizzle(client), { migrationsFolder });
  return onPglite(client);
}

/** What features need of a PGlite whose tables are up to date. */
export function onPglite(client: PGlite): OpenDatabase {
  const runPrepared = preparedOnPglite(client);
  return {
    db: Object.assign(drizzle(client, { schema }), { runPrepared }),
    close: () => client.close(),
  };
}
