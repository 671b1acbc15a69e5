import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Duration, type Figures, figuresOf, type Sample } from "./samples.ts";
import type { Statement } from "./statements.ts";

/** What each client does again and again; values of statements may name pgbench's variables. */
export type Script = readonly Statement[];

type Run = {
  databaseUrl: string;
  /** One for each client. */
  scripts: readonly Script[];
  /** Meta-commands before and after a client's script. */
  before?: string;
  after?: string;
  /** First value of the variable `last`. */
  last?: number;
  duration: Duration;
  /** Where its files go. */
  folder: string;
};

export type PgbenchRun = { figures: Figures; transactions: number };

/** Has pgbench run the clients' scripts as fast as they go, with statements prepared once. */
export async function pgbench(run: Run): Promise<PgbenchRun> {
  const { databaseUrl, scripts, duration, last = 0 } = run;
  const folder = await mkdtemp(join(run.folder, "pgbench-"));
  const file = join(folder, "script.sql");
  await writeFile(file, textOf(run));
  const seconds = Math.ceil((duration.warmUpMs + duration.ms) / 1000);
  await promisify(execFile)(join(process.env["POSTGRES_BINARIES"] ?? "", "pgbench"), [
    ...["--no-vacuum", "--protocol=simple", `--time=${seconds}`, `--file=${file}`],
    ...[`--client=${scripts.length}`, "--jobs=1", "--define=prepared=0", `--define=last=${last}`],
    ...["--log", `--log-prefix=${join(folder, "log")}`],
    databaseUrl,
  ]);
  const samples = await readSamples(folder);
  return { figures: figuresOf(samples, duration), transactions: samples.length };
}

function textOf({ scripts, before = "", after = "" }: Run): string {
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

/** Lines of its log: client, transaction, µs taken, script, then the end in s and µs. */
async function readSamples(folder: string): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("log"));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return logs
    .flatMap((log) => log.trimEnd().split("\n"))
    .map((line) => {
      const [, , taken = 0, , seconds = 0, microseconds = 0] = line.split(" ").map(Number);
      return { endedAt: seconds * 1000 + microseconds / 1000, ms: taken / 1000 };
    });
}
