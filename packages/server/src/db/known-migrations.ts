import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "../errors/start-error.ts";
import { migrationsFolder } from "../release.ts";

const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** When the newest migration of this release was made. Drizzle stores this time for each that has run. */
export const newestMigration = Math.max(...times);

type Executor = { execute: (query: ReturnType<typeof sql>) => PromiseLike<{ rows: unknown[] }> };

/** @throws StartError if a newer release has migrated the database */
export async function refuseNewerDatabase(db: Executor): Promise<void> {
  const isMigrated = sql`select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`;
  if ((await db.execute(isMigrated)).rows.length === 0) return;
  const newer = sql`select 1 from drizzle.__drizzle_migrations where created_at > ${newestMigration}`;
  if ((await db.execute(newer)).rows.length === 0) return;
  throw new StartError("This database belongs to a newer release of Verbena: start that release.");
}
