import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

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
    // PostgreSQL may delete a file meanwhile.
    const file = await open(join(entry.parentPath, entry.name)).catch(() => null);
    if (file === null) continue;
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
