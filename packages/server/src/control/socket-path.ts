import { join, relative } from "node:path";

/** What the address of a local socket holds, on Linux 107 bytes, elsewhere a few less. */
const PATH_MAX_BYTES = 103;

/**
 * Where the server that holds a data folder listens for commands; from the working directory, if
 * that is shorter.
 *
 * @returns null where there is none: the path is too long, or on Windows, whose pipes are not files
 *   that the folder's rights would protect
 */
export function socketPath(dataDir: string): string | null {
  if (process.platform === "win32") return null;
  const path = join(dataDir, "control.sock");
  const shorter = [path, relative(process.cwd(), path)].find(
    (name) => Buffer.byteLength(name) <= PATH_MAX_BYTES,
  );
  return shorter ?? null;
}
