import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What the address of a local socket holds, on Linux 107 bytes, elsewhere a few less. */
const PATH_MAX_BYTES = 103;

/** Where commands are sent. */
export type SocketPath = {
  /** A path, or the name of a pipe on Windows. */
  path: string;
  /** Folder of its own, which nobody else may use; null where the data folder holds the socket. */
  folder: string | null;
};

type Machine = { platform: NodeJS.Platform; temporary: string };

const thisMachine = (): Machine => ({ platform: process.platform, temporary: tmpdir() });

/**
 * Where the server that holds a data folder listens for commands: in that folder; where its path is
 * too long, in a folder for temporary files, under a name that follows from it; on Windows, at a pipe,
 * to which nobody but the user who made it and administrators may write.
 *
 * @returns null where the folder for temporary files has too long a path as well
 */
export function socketPath(dataDir: string, machine = thisMachine()): SocketPath | null {
  const { platform, temporary } = machine;
  const name = `verbena-${hashOf(resolve(dataDir))}`;
  if (platform === "win32") return { path: `\\\\.\\pipe\\${name}`, folder: null };
  const folder = join(temporary, name);
  const places = [
    { path: join(dataDir, "control.sock"), folder: null },
    { path: join(folder, "control.sock"), folder },
  ];
  return places.find(({ path }) => Buffer.byteLength(path) <= PATH_MAX_BYTES) ?? null;
}

function hashOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}
