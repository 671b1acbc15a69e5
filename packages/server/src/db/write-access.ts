import { accessSync, constants } from "node:fs";

/**
 * Why this process cannot read and write a file or a folder, for operators. SQLite and PGlite do not say so.
 *
 * @returns null if it can
 */
export function whyUnwritable(path: string): string | null {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    if (code === "EROFS") return `the file system of ${path} is read-only`;
    return `${path} cannot be read and written by this user, who has the number ${process.getuid?.()} (${code})`;
  }
}
