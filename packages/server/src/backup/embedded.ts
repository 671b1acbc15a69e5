import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import { create, extract } from "tar";
import { openPgliteUnmigrated, PGLITE_POSTGRES_VERSION } from "../db/open-pglite.ts";
import { StartError } from "../errors/start-error.ts";
import { finishRestoreSql } from "./finish-restore.ts";

/** The files and folders of a data folder that a backup contains. */
const members = ["auth-secret", "database"] as const;

/** Bytes read at a time. tar's default is 16 MB for each of four files. */
const READ_SIZE = 1 << 16;

const walSegmentName = /^[0-9A-F]{24}$/;

/**
 * Packs the open database and the secret of a data folder into a tar file. Other queries wait in the meantime.
 *
 * @returns a stream of the file, which is already deleted
 * @throws StartError if the file cannot be written, for example because the disk is full
 */
export async function packDataFolder(client: PGlite, dataDir: string): Promise<Readable> {
  const file = join(dataDir, "backup.tar");
  return await client.transaction(async (tx) => {
    await tx.exec("checkpoint");
    const { rows } = await tx.query<{ first: string; last: string }>(`
      select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`);
    const [{ first, last } = { first: "", last: "" }] = rows;
    // The folder keeps up to 1 GB of write-ahead log, and a start reads only the log after the checkpoint.
    const isNeeded = (path: string) => {
      const name = basename(path);
      return !walSegmentName.test(name) || (name >= first && name <= last);
    };
    const present = members.filter((name) => existsSync(join(dataDir, name)));
    const options = { file, cwd: dataDir, portable: true, maxReadSize: READ_SIZE };
    try {
      await create({ ...options, filter: isNeeded }, present);
      return (await open(file)).createReadStream();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(`The database cannot be packed into ${file}: ${reason}.`, { cause });
    } finally {
      await rm(file, { force: true });
    }
  });
}

/**
 * Replaces the database and the secret of a data folder by those of a backup. The caller holds the folder's
 * lock.
 *
 * @returns the folder to which the old ones were moved, or null if there were none
 * @throws StartError if it fails; the data folder is then unchanged
 */
export async function restoreDataFolder(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<string | null> {
  if (!replace && existsSync(join(dataDir, "database"))) {
    throw new StartError(
      `${dataDir} already has a database: --replace moves it aside and restores the backup.`,
    );
  }
  const restoring = join(dataDir, "restoring");
  await rm(restoring, { recursive: true, force: true });
  await mkdir(restoring, { mode: 0o700 });
  try {
    unpack(file, restoring);
    await finishRestore(file, join(restoring, "database"));
    return await moveIntoPlace(dataDir, restoring);
  } finally {
    await rm(restoring, { recursive: true, force: true });
  }
}

/** Unpacks the parts of a data folder that a backup has, and nothing else. */
function unpack(file: string, cwd: string): void {
  const isMember = (path: string) => members.some((name) => path.split("/")[0] === name);
  try {
    // An asynchronous extract would go on writing after an error.
    extract({ file, cwd, filter: isMember, strict: true, preserveOwner: false, sync: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw /^(Z|TAR)_/.test(code) ? damagedBackup(file, error) : error;
  }
}

/** Checks that the restored database opens, and runs `finishRestoreSql` on it. */
async function finishRestore(file: string, folder: string): Promise<void> {
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch((error) => {
    throw damagedBackup(file, error);
  });
  if (version.trim() !== PGLITE_POSTGRES_VERSION) {
    throw new StartError(
      `${file} has data of PostgreSQL ${version.trim()}, but this Verbena opens only ${PGLITE_POSTGRES_VERSION}.`,
    );
  }
  const client = await openPgliteUnmigrated(folder, file);
  try {
    await client.exec(finishRestoreSql);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${file} cannot be restored: ${reason}.`, { cause });
  } finally {
    await client.close();
  }
}

const damagedBackup = (file: string, cause: unknown) =>
  new StartError(
    `${file} is damaged or not a backup of the embedded database. For a backup of PostgreSQL, set DATABASE_URL.`,
    { cause },
  );

/**
 * Moves the old database away first, and the new one into place last. A restore that is killed in between leaves
 * `replaced-N` and no database, and no server starts on such a folder.
 */
async function moveIntoPlace(dataDir: string, restoring: string): Promise<string | null> {
  const restored = members.filter((name) => existsSync(join(restoring, name)));
  const replaced = restored.filter((name) => existsSync(join(dataDir, name)));
  const replacedFolder = replaced.length > 0 ? unusedFolder(dataDir) : null;
  if (replacedFolder !== null) {
    await mkdir(replacedFolder, { mode: 0o700 });
    for (const name of replaced.toReversed())
      await rename(join(dataDir, name), join(replacedFolder, name));
  }
  for (const name of restored) await rename(join(restoring, name), join(dataDir, name));
  return replacedFolder;
}

function unusedFolder(dataDir: string): string {
  for (let number = 1; ; number += 1) {
    const folder = join(dataDir, `replaced-${number}`);
    if (!existsSync(folder)) return folder;
  }
}
