import { sql } from "drizzle-orm";
import { StartError } from "../errors/start-error.ts";
import { version } from "../release.ts";

type Executor = { execute: (query: ReturnType<typeof sql>) => PromiseLike<{ rows: unknown[] }> };

/** SQL that finds a release on which the database insists, and that is newer than this one. */
export const newerReleaseSql = `
  select from public.required_releases
  where string_to_array(version, '.')::int[] > string_to_array('${version}', '.')::int[]`;

/**
 * A release may start on tables that a newer one has migrated, so that a site can be upgraded server by server and
 * rolled back. A migration that older releases do not survive names the oldest one that does in `required_releases`.
 *
 * @throws StartError if the database requires a newer release than this one
 */
export async function refuseNewerDatabase(db: Executor): Promise<void> {
  const isMigrated = sql`select 1 where to_regclass('public.required_releases') is not null`;
  if ((await db.execute(isMigrated)).rows.length === 0) return;
  if ((await db.execute(sql.raw(newerReleaseSql))).rows.length === 0) return;
  throw new StartError("This database belongs to a newer release of Verbena: start that release.");
}
