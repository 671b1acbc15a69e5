import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { fromNewer, notBackup } from "./refusals.ts";

/**
 * Refuses data that a later Verbena has migrated: this one would not know its tables.
 *
 * @param file the backup, as a person calls it
 * @param migrations when the migrations that it has had were written, in ms since 1970
 * @throws StartError also where there are none
 */
export function checkMigrations(file: string, migrations: readonly number[]): void {
  if (migrations.length === 0) throw notBackup(file);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (Math.max(...migrations) > Math.max(...known)) {
    throw fromNewer(file);
  }
}
