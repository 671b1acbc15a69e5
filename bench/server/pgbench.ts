import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Duration, type Results, resultsOf, type Sample } from "./load.ts";

/** A statement as the server sent it; its values may contain pgbench's variables. */
export type Statement = { text: string; values: readonly unknown[] };

/** With `simple`, PostgreSQL parses and plans each statement every time; that is pgbench's default. */
export type Protocol = "simple" | "prepared";

type Run = {
  databaseUrl: string;
  /** In pgbench's language. Each client repeats it. */
  script: string;
  protocol: Protocol;
  clients: number;
  /** First values of variables. */
  variables?: Record<string, number>;
  duration: Duration;
  /** For temporary files. */
  folder: string;
};

/** Runs a script as fast as possible. */
export async function pgbench(run: Run): Promise<{ results: Results; transactions: number }> {
  const { databaseUrl, script, protocol, clients, variables = {}, duration } = run;
  const folder = await mkdtemp(join(run.folder, "pgbench-"));
  const file = join(folder, "script.sql");
  await writeFile(file, script);
  const seconds = Math.ceil((duration.warmUpMs + duration.ms) / 1000);
  await promisify(execFile)(join(process.env["POSTGRES_BINARIES"] ?? "", "pgbench"), [
    ...["--no-vacuum", `--protocol=${protocol}`, `--time=${seconds}`, `--file=${file}`],
    ...[`--client=${clients}`, "--jobs=1"],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    ...["--log", `--log-prefix=${join(folder, "log")}`],
    databaseUrl,
  ]);
  const samples = await readSamples(folder);
  return { results: resultsOf(samples, duration), transactions: samples.length };
}

type Statements = {
  /** The statements that each client repeats. */
  scripts: readonly (readonly Statement[])[];
  /** Meta-commands before and after a client's statements. */
  before?: string;
  after?: string;
};

/** A script that prepares the statements once for each client. It needs the variable `prepared`, first 0. */
export function scriptOf({ scripts, before = "", after = "" }: Statements): string {
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
