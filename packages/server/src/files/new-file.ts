import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { StartError } from "../errors/start-error.ts";

/**
 * Makes a file that is complete or not there: it is written under another name beside its place, and
 * takes its own when all of it is on the disk. A process that is asked to end does so when what it has
 * written is removed; asked twice, at once.
 *
 * @param write writes the file at a path, which is free, and may stop when the signal says so
 * @returns its size in bytes
 * @throws StartError where there is a file already, unless it may be replaced
 */
export async function newFile(
  file: string,
  { replace }: IfThere,
  write: (path: string, signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const refuseOther = () => {
    if (!replace && existsSync(file)) {
      throw new StartError(`${file} is there already; --replace writes over it.`);
    }
  };
  refuseOther();
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  const { signal, end } = holdSignals();
  try {
    await write(partial, signal);
    const { size } = await stat(partial);
    refuseOther();
    signal.throwIfAborted();
    await rename(partial, file);
    return size;
  } finally {
    await rm(partial, { force: true });
    end();
  }
}

/**
 * Tells of the first signal that asks the process to end, instead of ending it.
 *
 * @returns `end` lets signals end the process again, and passes on the one that came
 */
function holdSignals(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  let came: NodeJS.Signals | null = null;
  const hold = (name: NodeJS.Signals) => {
    letThrough();
    came = name;
    controller.abort();
  };
  const letThrough = () => {
    process.off("SIGINT", hold);
    process.off("SIGTERM", hold);
  };
  process.on("SIGINT", hold);
  process.on("SIGTERM", hold);
  const end = () => {
    letThrough();
    if (came !== null) process.kill(process.pid, came);
  };
  return { signal: controller.signal, end };
}

/** Whether what is there already gives way. */
export type IfThere = { replace: boolean };
