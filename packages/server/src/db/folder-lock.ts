import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";

const SQLITE_BUSY = 5;

/** Another process holds the lock of a folder. */
export class FolderInUseError extends StartError {}

/**
 * Locks a data folder for this process. PGlite takes no lock, and two processes would destroy the data.
 *
 * The lock is an exclusive SQLite transaction on `lock.sqlite`. The operating system releases the lock when the
 * process ends, even after a crash.
 *
 * @returns a function that releases the lock
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
