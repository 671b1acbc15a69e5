import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";

/** What else the machine was doing: processes that wanted to run, over the minute before. */
const [loadBefore = 0] = loadavg();

const document = new URL("../../docs/performance.md", import.meta.url);

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Prints the figures of a benchmark, and with `--write` puts them into docs/performance.md. */
export async function report(name: string, figures: string): Promise<void> {
  const text = `${figures}\n\n${machine()}`;
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes("--write")) await replaceInDocument(name, text);
}

function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model ?? "unknown processor";
  return [
    `Measured on ${processors.length} cores of ${model}, Node ${process.versions.node},`,
    `load average before the run ${loadBefore.toFixed(1)} (a quiet machine has 0).`,
  ].join("\n");
}

async function replaceInDocument(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const old = await readFile(document, "utf8");
  const [before, rest] = old.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/performance.md lacks ${begin} … ${end}`);
  await writeFile(document, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
