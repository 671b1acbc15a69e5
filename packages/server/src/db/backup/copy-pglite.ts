import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** The name of a segment of the write-ahead log; names are in the order in which they are written. */
const walSegment = /^[0-9A-F]{24}$/;

/** What belongs to a process, or is made anew at each start. */
const transient = new Set(["postmaster.pid", "postmaster.opts", "pgsql_tmp"]);

/**
 * Copies the files of an open database, as they are when all that is committed is in them and nobody
 * writes: other queries wait until the copy is there, the event loop does not. Of the log only what a
 * start reads is copied; a server keeps up to 1 GB of it.
 *
 * @param to a folder, whose former content goes
 */
export async function copyPglite(client: PGlite, from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await client.transaction(async (tx) => {
    await tx.exec("checkpoint");
    const { rows } = await tx.query<{ first: string; last: string }>(`
      select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`);
    const [{ first, last } = { first: "", last: "" }] = rows;
    const isNeeded = (path: string) => {
      const name = basename(path);
      if (!walSegment.test(name) || dirname(path) !== join(from, "pg_wal")) {
        return !transient.has(name);
      }
      return name >= first && name <= last;
    };
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isNeeded });
  });
}
