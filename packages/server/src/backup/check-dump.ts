import { devNull } from "node:os";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { StartError } from "../errors/start-error.ts";
import { damaged, fromNewer, notBackup } from "./kind-of-backup.ts";
import { outputOf } from "./postgres-program.ts";

/**
 * Reads all of a dump of pg_dump without a database.
 *
 * @param server major version of the PostgreSQL for which it is meant
 * @throws StartError where it is damaged, not complete, not of Verbena, or too new
 */
export async function checkDump(
  file: string,
  server: number,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const read = (...options: string[]) => outputOf("pg_restore", [...options, file], environment);
  const list = await read("--list");
  if (list.errors.includes("unsupported version")) throw tooNew(file);
  if (list.status !== 0) throw damaged(file);
  const version = Number(/^; +Dumped from database version: (\d+)/m.exec(list.output)?.[1]);
  if (version > server) throw tooNew(file);
  const whole = await read(`--file=${devNull}`);
  if (whole.status !== 0) throw damaged(file);
  const table = ["--schema=drizzle", "--table=__drizzle_migrations"];
  const { output } = await read("--data-only", ...table, "--file=-");
  checkMigrations(file, migrationsIn(output));
}

/** The last of three columns, number, hash and time, of rows as COPY has them. */
function migrationsIn(script: string): number[] {
  return [...script.matchAll(/^\d+\t\w+\t(\d+)$/gm)].map(([, written]) => Number(written));
}

const tooNew = (file: string) =>
  new StartError(
    `${file} comes from a newer PostgreSQL than the one at DATABASE_URL or its programs.`,
  );

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
