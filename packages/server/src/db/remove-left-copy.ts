import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { StartError } from "../errors/start-error.ts";
import { folderOfBackups, placeOfCopy } from "./copy-pglite.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * Removes the copy that a backup which was killed left in a data folder, unless one is under way. Where
 * it cannot be removed the next backup says so: no server need wait for that.
 */
export async function removeLeftCopy(dataDir: string): Promise<void> {
  const copy = placeOfCopy(dataDir);
  if (!existsSync(copy)) return;
  const unlock = lockIfFree(folderOfBackups(dataDir));
  if (!unlock) return;
  await rm(copy, { recursive: true, force: true })
    .catch(() => {})
    .finally(unlock);
}

function lockIfFree(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}
