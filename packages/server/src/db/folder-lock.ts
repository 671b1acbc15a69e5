import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";

const SQLITE_BUSY = 5;

/** Another process has locked a folder. */
export class FolderInUseError extends StartError {}

/**
 * Locks a data folder for this process. PGlite does not, and two processes would destroy the data.
 *
 * The lock is SQLite's lock on a file, which the operating system releases when the process ends,
 * however it ends. So it is never stale, and two processes that start at once cannot both get it.
 *
 * @returns releases the lock
 * @throws FolderInUseError when another process holds the lock; StartError when the folder cannot be used
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
    lock.exec("begin exclusive");
    return () => lock?.close();
  } catch (cause) {
    lock?.close();
    if (isBusy(cause)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another Verbena: stop it first.`,
        { cause },
      );
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The folder ${folder} cannot be used: ${reason}.`, { cause });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
