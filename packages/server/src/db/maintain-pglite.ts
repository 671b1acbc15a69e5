import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** As much of the log as a start reads in a few seconds after the process was killed. */
const LOG_MAX_BYTES = 128 * 1024 ** 2;

/**
 * Ends the write-ahead log of the embedded database and begins a new one when it has grown long: PGlite writes
 * no checkpoint by itself before it closes, so the log would grow with every answer.
 *
 * PGlite's fsync does nothing. So this function syncs the files, before the checkpoint so that it leaves
 * little to write, and at once after it.
 *
 * @param folder of the database
 * @param maxBytes the length of the log from which on a checkpoint is written
 */
export async function checkpointLongLog(
  pglite: PGlite,
  folder: string,
  maxBytes = LOG_MAX_BYTES,
): Promise<void> {
  if ((await logLength(pglite)) < maxBytes) return;
  await syncFiles(folder);
  await pglite.exec("checkpoint");
  await syncFiles(folder);
}

/** Bytes of the log since the last checkpoint, which a start after a kill would apply again. */
export async function logLength(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ length: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as length
    from pg_control_checkpoint()`);
  return rows[0]?.length ?? 0;
}

async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // PostgreSQL may delete a file in the meantime.
    const file = await open(join(entry.parentPath, entry.name)).catch(() => null);
    if (file === null) continue;
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** Defaults of PostgreSQL's autovacuum: minimum of dead rows, and their share of all rows. */
const DEAD_ROWS_MIN = 50;
const DEAD_SHARE = 0.2;

/**
 * Vacuums the tables with many dead rows, since the embedded database has no autovacuum. Requests can run
 * between two tables.
 */
export async function vacuumTables(db: Database): Promise<void> {
  // Writes the statistics of the last second first.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name
    from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid
      and n_dead_tup > ${DEAD_ROWS_MIN}::int + ${DEAD_SHARE}::float8 * greatest(reltuples, 0)`);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}
