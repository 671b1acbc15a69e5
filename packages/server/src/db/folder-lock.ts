import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

/**
 * Holds a data folder for this process: PGlite does not, and two processes would destroy it.
 *
 * The lock is SQLite's lock on a file, which the operating system lets go when the process ends,
 * however it ends. So it is never stale, and two processes that start at once cannot both get it.
 *
 * @returns lets the folder go
 * @throws StartError when another process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw new StartError(`The data folder ${folder} is in use by another Verbena.`, {
      cause: error,
    });
  }
  return () => lock.close();
}
