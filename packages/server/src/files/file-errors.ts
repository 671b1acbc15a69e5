import { StartError } from "../errors/start-error.ts";

/**
 * Does something with files. What the system refuses on the way, because a disk is full for example, is
 * said in one line.
 *
 * @param failure what could not be done then
 * @throws StartError that says it, and why
 */
export async function withFileErrors<Result>(
  failure: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    throw new StartError(`${failure}: ${error.message}.`, { cause: error });
  }
}

/** The error of a write, other than that of an opening, names no path. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}
