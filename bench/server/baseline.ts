import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Defer } from "../harness/benchmark.ts";
import { answerTo, clientOf } from "../harness/learner.ts";
import { type Duration, type Results, resultsOf, type Sample } from "../harness/load.ts";
import { type Site, startVerbena } from "../harness/site.ts";
import type { Statement } from "./record-statements.ts";

const recorder = fileURLToPath(new URL("record-statements.ts", import.meta.url));

/** The events of each run are numbered from the next multiple of this. */
const EVENT_NUMBERS_PER_RUN = 10_000_000;

/** Runs the server's SQL with pgbench, without the server. */
export type Baseline = {
  batches: (size: number, duration: Duration) => Promise<Results>;
  progress: (duration: Duration) => Promise<Results>;
};

type Options = {
  /** With a learner for each client; no other contender uses them. */
  site: Site;
  databaseUrl: string;
  folder: string;
  /** Answers in each kind of batch. */
  sizes: readonly number[];
  defer: Defer;
};

/** Records the server's statements for each learner and prepares them for pgbench. */
export async function createBaseline(options: Options): Promise<Baseline> {
  const { site, databaseUrl, folder } = options;
  const { learners } = site;
  const scripts = await recordScripts(options);
  const whereLearners = `where user_id in (${learners.map(({ id }) => `'${id}'`).join(", ")})`;
  let lastNumber = 0;

  async function eventsSince(start: number): Promise<number> {
    const { rows } = await site.onDatabase((db) =>
      db.execute<{ events: number }>(
        `select sum(last_seq - ${start})::int as events from user_progress ${whereLearners}`,
      ),
    );
    return rows[0]?.events ?? 0;
  }

  const run = (script: string, duration: Duration, variables: Record<string, number> = {}) =>
    pgbench({ script, clients: learners.length, variables, databaseUrl, folder, duration });

  return {
    async batches(size, duration) {
      lastNumber += EVENT_NUMBERS_PER_RUN;
      await site.onDatabase((db) =>
        db.execute(`update user_progress set last_seq = ${lastNumber} ${whereLearners}`),
      );
      const script = scriptOf({
        scripts: scripts.batches.get(size) ?? [],
        before: batchVariables(size),
        after: `\\set last :seq${size}\n`,
      });
      const { results, transactions } = await run(script, duration, { last: lastNumber });
      const [written, expected] = [await eventsSince(lastNumber), size * transactions];
      if (written === expected) return results;
      throw new Error(`pgbench wrote ${written} events instead of ${expected}`);
    },
    async progress(duration) {
      return (await run(scriptOf({ scripts: scripts.progress }), duration)).results;
    },
  };
}

/** The statements of each learner. Recording them keeps the baseline equal to the current server. */
async function recordScripts({ site, databaseUrl, folder, sizes, defer }: Options) {
  const file = join(folder, "statements");
  await writeFile(file, "");
  const { origin, stop } = await startVerbena({
    dataDir: folder,
    databaseUrl,
    preload: recorder,
    environment: { RECORD_STATEMENTS: file },
    defer,
  });
  const batches = new Map(sizes.map((size): [number, Statement[][]] => [size, []]));
  const progress: Statement[][] = [];
  for (const learner of site.learners) {
    const { api } = clientOf(origin, learner);
    const answer = async (size: number) => {
      const events = site.questions.slice(0, size).map((question) => answerTo(question));
      const response = await api.progress.events.$post({ json: { events } });
      return { ids: events.map(({ id }) => id), ...(await response.json()) };
    };
    // The first request also loads the content.
    await answer(1);
    for (const [size, scripts] of batches) {
      await truncate(file);
      const batch = await answer(size);
      scripts.push(repeatable(await readStatements(file), batch));
    }
    await truncate(file);
    await api.progress.$get({ query: { timeZone: "Europe/Paris" } });
    progress.push(await readStatements(file));
  }
  await stop();
  return { batches, progress };
}

async function readStatements(file: string): Promise<Statement[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line): Statement => JSON.parse(line));
}

type Batch = {
  /** Ids of the events, in their order. */
  ids: readonly string[];
  /** Number of the learner's last event before and after the batch. */
  fromVersion: number;
  version: number;
};

/**
 * Replaces the ids and numbers of events by pgbench's variables. Each repetition then writes new events:
 * those that follow `last`.
 */
function repeatable(statements: readonly Statement[], batch: Batch): Statement[] {
  const { ids, fromVersion, version } = batch;
  const withVariables = (value: unknown): unknown => {
    if (value === String(fromVersion)) return ":last";
    if (value === String(version)) return `:seq${ids.length}`;
    if (typeof value !== "string") return value;
    const withNumbers = value.replaceAll(
      /"seq":(\d+)/g,
      (_, seq) => `"seq": :seq${Number(seq) - fromVersion}`,
    );
    return ids.reduce((text, id, index) => text.replaceAll(id, idOfEvent(index + 1)), withNumbers);
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(withVariables) }));
}

/** Sets the variables of a batch: `seq1`, … for the numbers, `idEnd1`, … for the ids. */
function batchVariables(size: number): string {
  const lines = Array.from({ length: size }, (_, index) => index + 1).flatMap((n) => [
    `\\set seq${n} :last + ${n}`,
    `\\set idEnd${n} :seq${n} + 100000000000`,
  ]);
  return [...lines, ""].join("\n");
}

/** A UUID that ends with the number, so that ids are in order of time, as those of a browser. */
const idOfEvent = (n: number) => `01900000-0000-7000-8000-:idEnd${n}`;

type Run = {
  databaseUrl: string;
  /** In pgbench's language. Each client repeats it. */
  script: string;
  clients: number;
  /** First values of variables. */
  variables: Record<string, number>;
  duration: Duration;
  /** For temporary files. */
  folder: string;
};

/** Runs a script as fast as possible. */
async function pgbench(run: Run): Promise<{ results: Results; transactions: number }> {
  const { databaseUrl, script, clients, variables, duration } = run;
  const folder = await mkdtemp(join(run.folder, "pgbench-"));
  const file = join(folder, "script.sql");
  await writeFile(file, script);
  const seconds = Math.ceil((duration.warmUpMs + duration.ms) / 1000);
  await promisify(execFile)(join(process.env["POSTGRES_BINARIES"] ?? "", "pgbench"), [
    ...["--no-vacuum", "--protocol=simple", `--time=${seconds}`, `--file=${file}`],
    ...[`--client=${clients}`, "--jobs=1", "--define=prepared=0"],
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
function scriptOf({ scripts, before = "", after = "" }: Statements): string {
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
