import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
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
      // The servers stop now, and the open calls of the benchmark fail.
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

/** One-minute load average before the benchmark. */
const [loadBefore = 0] = loadavg();

/** Prints the results, and with `--write` stores them in a file of docs. Those of `--only` are not stored: they are a part. */
export async function report(
  name: string,
  results: string,
  file = "performance.md",
): Promise<void> {
  const document = new URL(`../../docs/${file}`, import.meta.url);
  const machine = `Measured on ${cpus().length} cores of ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.versions.node},
load average before the run ${loadBefore.toFixed(1)} (a quiet machine has 0).`;
  const text = `${results}\n\n${machine}`;
  process.stdout.write(`\n${text}\n`);
  if (!process.argv.includes("--write") || process.argv.includes("--only")) return;
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest] = (await readFile(document, "utf8")).split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/${file} lacks ${begin} … ${end}`);
  await writeFile(document, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * The nearest-rank quantile.
 *
 * @param share between 0 and 1
 * @throws Error when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error("no values to take a quantile of");
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
