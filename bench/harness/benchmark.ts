import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const INTERRUPTED_STATUS = 130;

/** Registers something to undo when the benchmark ends. */
export type Defer = (undo: () => Promise<unknown>) => void;

/** Runs a benchmark, then its deferred functions, last first, also after Ctrl-C. */
export async function benchmark(main: (defer: Defer) => Promise<void>): Promise<void> {
  const cleanUp = new AsyncDisposableStack();
  const interrupted = new Promise<"interrupted">((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve("interrupted"));
  });
  const running = main((undo) => cleanUp.defer(async () => void (await undo())));
  try {
    if ((await Promise.race([running, interrupted])) === "interrupted") {
      process.exitCode = INTERRUPTED_STATUS;
      // Its servers stop now, so its calls fail.
      running.catch(() => {});
    }
  } finally {
    await cleanUp.disposeAsync();
  }
  process.exit();
}

/** Creates a folder and deletes it when the benchmark ends. */
export async function temporaryFolder(defer: Defer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-bench-"));
  defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Reports progress on standard error. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}
