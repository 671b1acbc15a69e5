import { randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { StartError } from "../errors/start-error.ts";

export type Overwrite = {
  /** Whether existing data may be replaced. */
  replace: boolean;
};

/**
 * Writes a file under a temporary name in the same folder, and renames it when it is complete.
 *
 * @returns its size in bytes
 * @throws StartError if the file exists and may not be replaced
 */
export async function writeFileAtomically(
  file: string,
  { replace }: Overwrite,
  write: (path: string) => Promise<void>,
): Promise<number> {
  const refuseExisting = () => {
    const existing = statSync(file, { throwIfNoEntry: false });
    // Renaming would replace a device such as /dev/null.
    if (existing?.isFile() === false) throw new StartError(`${file} exists and is not a file.`);
    if (replace || !existing) return;
    throw new StartError(`${file} exists already: --replace overwrites it.`);
  };
  refuseExisting();
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  const removeAndExit = () => {
    rmSync(partial, { force: true });
    process.exit(1);
  };
  process.once("SIGINT", removeAndExit).once("SIGTERM", removeAndExit);
  try {
    await write(partial);
    const { size } = await stat(partial);
    refuseExisting();
    await rename(partial, file);
    return size;
  } finally {
    process.off("SIGINT", removeAndExit).off("SIGTERM", removeAndExit);
    await rm(partial, { force: true });
  }
}

/** Turns an error of the file system, such as a full disk, into a StartError of one line. */
export async function withFileErrors<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new StartError(`${failure}: ${error.message}.`, { cause: error });
  }
}
