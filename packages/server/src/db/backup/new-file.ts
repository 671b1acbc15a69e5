import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { StartError } from "../../start-error.ts";

type Options = { replace: boolean };

/**
 * Makes a file that is complete or not there: it is written under another name beside its place, and
 * takes its own when all of it is on the disk.
 *
 * @param write writes the file at a path, which is free
 * @returns its size in bytes
 * @throws StartError where there is a file already, unless it may be replaced, or none can be
 */
export async function newFile(
  file: string,
  { replace }: Options,
  write: (path: string) => Promise<void>,
): Promise<number> {
  const refuseOther = () => {
    if (!replace && existsSync(file)) {
      throw new StartError(`${file} is there already; --replace writes over it.`);
    }
  };
  refuseOther();
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  const forget = removeWhenAskedToEnd(partial);
  try {
    await write(partial);
    const { size } = await stat(partial);
    refuseOther();
    await rename(partial, file);
    return size;
  } catch (error) {
    throw isOfFiles(error)
      ? new StartError(`${file} cannot be written: ${error.message}.`, { cause: error })
      : error;
  } finally {
    await rm(partial, { force: true });
    forget();
  }
}

function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "path" in error;
}

/** @returns ends that */
function removeWhenAskedToEnd(path: string): () => void {
  const end = (signal: NodeJS.Signals) => {
    rmSync(path, { force: true });
    forget();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off("SIGINT", end);
    process.off("SIGTERM", end);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  return forget;
}
