import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { flushNames } from "../files/flush.ts";

/** What a backup of the embedded database has of a data folder; the database last. */
const restorable = ["auth-secret", "database"] as const;

const ready = (dataDir: string) => join(dataDir, "restored");

/**
 * Where a restore unpacks and a first start makes its database, a folder that is not there. What one
 * that was killed has left is removed.
 */
export function placeToUnpack(dataDir: string): string {
  const folder = join(dataDir, "restoring");
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/**
 * Makes what was unpacked, whole, checked and flushed, the content of a data folder, whose lock must be held.
 * This is one step on the disk, so that it is done or not; what follows from it, `finishRestore` does.
 *
 * @returns where that is kept which was there before, or null where nothing was
 */
export function putInPlace(dataDir: string): string | null {
  renameSync(join(dataDir, "restoring"), ready(dataDir));
  flushNames(dataDir);
  return finishRestore(dataDir);
}

/**
 * Moves what a restore has made ready to its place, and what was there aside. A process that is killed
 * in between leaves the rest to the next one that opens the folder.
 */
export function finishRestore(dataDir: string): string | null {
  const from = ready(dataDir);
  if (!existsSync(from)) return null;
  const replaced = join(from, "replaced");
  for (const name of restorable) {
    if (existsSync(join(from, name))) replaceOne(name, { dataDir, from, replaced });
  }
  const kept = existsSync(replaced) ? freeName(dataDir) : null;
  if (kept !== null) renameSync(replaced, kept);
  rmdirSync(from);
  flushNames(dataDir);
  return kept;
}

type Places = { dataDir: string; from: string; replaced: string };

function replaceOne(name: string, { dataDir, from, replaced }: Places): void {
  const place = join(dataDir, name);
  if (existsSync(place)) {
    mkdirSync(replaced, { recursive: true, mode: 0o700 });
    renameSync(place, join(replaced, name));
  }
  renameSync(join(from, name), place);
}

function freeName(dataDir: string): string {
  for (let number = 1; ; number += 1) {
    const folder = join(dataDir, `replaced-${number}`);
    if (!existsSync(folder)) return folder;
  }
}
