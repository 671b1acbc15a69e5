import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Duration, type Results, resultsOf, type Sample } from "./load.ts";

/** A statement as the server sent it; its values may contain pgbench's variables. */
export type Statement = { text: string; values: readonly unknown[] };

type Run = {
  databaseUrl: string;
  /** The statements that each client repeats. */
  scripts: readonly (readonly Statement[])[];
  /** Meta-commands before and after a client's statements. */
  before?: string;
  after?: string;
  /** First value of the variable `last`. */
  last?: number;
  duration: Duration;
  /** For temporary files. */
  folder: string;
};

/** Runs the clients' statements as fast as possible with pgbench, prepared once for each client. */
export async function pgbench(run: Run): Promise<{ results: Results; transactions: number }> {
  const { databaseUrl, scripts, duration, last = 0 } = run;
  const folder = await mkdtemp(join(run.folder, "pgbench-"));
  const file = join(folder, "script.sql");
  await writeFile(file, scriptOf(run));
  const seconds = Math.ceil((duration.warmUpMs + duration.ms) / 1000);
  await promisify(execFile)(join(process.env["POSTGRES_BINARIES"] ?? "", "pgbench"), [
    ...["--no-vacuum", "--protocol=simple", `--time=${seconds}`, `--file=${file}`],
    ...[`--client=${scripts.length}`, "--jobs=1", "--define=prepared=0", `--define=last=${last}`],
    ...["--log", `--log-prefix=${join(folder, "log")}`],
    databaseUrl,
  ]);
  const samples = await readSamples(folder);
  return { results: resultsOf(samples, duration), transactions: samples.length };
}

function scriptOf({ scripts, before = "", after = "" }: Run): string {
  const texts = [...new Set(scripts.flat().map(({ text }) => text))];
  const prepare = texts.map((text, index) => `prepare statement${index} as ${text};\n`);
  const execute = ({ text, values }: Statement) => {
    const parameters = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
    return `execute statement${texts.indexOf(text)}${parameters};\n`;
  };
  const branches = scripts.map(
    (script, client) => `\\if :client_id = ${client}\n${script.map(execute).join("")}\\endif\n`,
  );
  return [
    `\\if :prepared = 0\n${prepare.join("")}\\set prepared 1\n\\endif\n`,
    ...[before, ...branches, after],
  ].join("");
}

function literal(value: unknown): string {
  return value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`;
}

/** Reads its log. A line has client, transaction, latency in µs, script, end in s and µs. */
async function readSamples(folder: string): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("log"));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return logs
    .flatMap((log) => log.trimEnd().split("\n"))
    .map((line) => {
      const [, , latency = 0, , seconds = 0, microseconds = 0] = line.split(" ").map(Number);
      return { endedAt: seconds * 1000 + microseconds / 1000, ms: latency / 1000 };
    });
}
