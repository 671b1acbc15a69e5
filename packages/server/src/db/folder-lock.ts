import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors/start-error.ts";
import { whyUnwritable } from "./write-access.ts";

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
  const file = join(folder, "lock.sqlite");
  // SQLite opens a file that this user can only read, and then locks nothing.
  const reason = whyUnusable(folder) ?? (existsSync(file) ? whyUnwritable(file) : null);
  if (reason !== null) throw unusable(folder, reason);
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(file, { timeout: 0 });
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
    throw unusable(folder, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** Why this process cannot write to a folder or create it; null if it can. */
function whyUnusable(folder: string): string | null {
  if (!existsSync(folder)) return whyUnusable(dirname(folder));
  return statSync(folder).isDirectory() ? whyUnwritable(folder) : `${folder} is not a folder`;
}

function unusable(folder: string, reason: string, cause?: unknown): StartError {
  return new StartError(`The data folder ${folder} cannot be used: ${reason}.`, { cause });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
