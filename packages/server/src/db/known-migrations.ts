import { type SQLWrapper, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "../errors/start-error.ts";
import { migrationsFolder, version } from "../release.ts";
import { requiredReleases } from "./schema.ts";

const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** When the newest migration of this release was made. Drizzle stores this time for each that has run. */
export const newestMigration = Math.max(...times);

type Executor = { execute: (query: ReturnType<typeof sql>) => PromiseLike<{ rows: unknown[] }> };

/**
 * A release may start on tables that a newer one has migrated, so that a site can be upgraded server by server and
 * rolled back. A migration that older releases do not survive names the oldest one that does in `required_releases`.
 *
 * @throws StartError if the database requires a newer release than this one
 */
export async function refuseNewerDatabase(db: Executor): Promise<void> {
  const isMigrated = sql`select 1 where to_regclass('public.required_releases') is not null`;
  if ((await db.execute(isMigrated)).rows.length === 0) return;
  const numbers = (text: SQLWrapper) => sql`string_to_array(${text}, '.')::int[]`;
  const newer = sql`select 1 from ${requiredReleases}
    where ${numbers(requiredReleases.version)} > ${numbers(sql`${version}`)}`;
  if ((await db.execute(newer)).rows.length === 0) return;
  throw new StartError("This database belongs to a newer release of Verbena: start that release.");
}
