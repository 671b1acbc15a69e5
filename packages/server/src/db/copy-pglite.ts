import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** The name of a segment of the write-ahead log; names are in the order in which they are written. */
const walSegment = /^[0-9A-F]{24}$/;

/** What belongs to a process. */
const ofProcess = new Set(["postmaster.pid", "postmaster.opts"]);

/** Files that are copied at a time: a thousand small ones, one after the other, would take seconds. */
const AT_A_TIME = 16;

/**
 * Copies the files of an open database, as they are when all that is committed is in them and nobody
 * writes: other queries wait until the copy is there, the event loop does not. Of the log only what a
 * start reads is copied; a server keeps up to 1 GB of it.
 *
 * @param to a folder, whose former content goes; a copy that is aborted leaves a part there
 */
export async function copyPglite(
  client: PGlite,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await client.transaction(async (tx) => {
    // In turn as well: whoever asked for the copy that is being made may be gone, and another asks.
    await rm(to, { recursive: true, force: true });
    await tx.exec("checkpoint");
    const { rows } = await tx.query<{ first: string; last: string }>(`
      select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`);
    const [{ first, last } = { first: "", last: "" }] = rows;
    const isWanted = (path: string) => {
      const name = basename(path);
      const isOfLog = dirname(path) === "pg_wal" && walSegment.test(name);
      return isOfLog ? name >= first && name <= last : !ofProcess.has(name);
    };
    await copyFolder(from, to, isWanted, signal);
  });
}

/** @param isWanted says of a file, by its path within the folder, whether it is copied */
async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(from.length + 1);
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 });
  }
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(pathOf)
    .filter(isWanted)
    .values();
  const copyNext = async () => {
    for (const path of files) {
      signal?.throwIfAborted();
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, copyNext));
}

/** The folder of a data folder in which backups of it are prepared, one at a time. */
export const folderOfBackups = (dataDir: string) => join(dataDir, "backup");

/** Where the process that has the database open puts a copy of its files for a backup. */
export const placeOfCopy = (dataDir: string) => join(folderOfBackups(dataDir), "database");
