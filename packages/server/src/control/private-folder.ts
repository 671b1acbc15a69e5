import { lstatSync, mkdirSync } from "node:fs";

const OWNER_ALONE = 0o700;

/**
 * Makes a folder that nobody else may use, in a place where all may write.
 *
 * @returns whether there is one now: somebody else can have put something in its place before
 */
export function makePrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: OWNER_ALONE });
  } catch {
    // It is there already, or it cannot be made.
  }
  return isPrivateFolder(folder);
}

/** Whether a folder is there, and one's own alone. */
export function isPrivateFolder(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return (
    found?.isDirectory() === true &&
    found.uid === process.getuid?.() &&
    (found.mode & 0o777) === OWNER_ALONE
  );
}
