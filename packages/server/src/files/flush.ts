import { closeSync, fsyncSync, openSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Windows has no such thing for folders. */
const foldersCanBeFlushed = process.platform !== "win32";

/** Resolves when all that is in a folder is on the disk, and its names are. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile()) await flushFile(join(entry.parentPath, entry.name));
    else flushNames(join(entry.parentPath, entry.name));
  }
  flushNames(folder);
}

async function flushFile(path: string): Promise<void> {
  await using file = await open(path, "r+");
  await file.sync();
}

/** Returns when the names in a folder are on the disk. */
export function flushNames(folder: string): void {
  if (!foldersCanBeFlushed) return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
