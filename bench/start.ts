// npm run bench:start: how long npm start takes, and how much memory it and the server need.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp } from "node:fs/promises";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../packages/server/src/testing/postgres.ts";
import { projectNode, root } from "../scripts/install.js";
import {
  benchmark,
  type Defer,
  log,
  median,
  report,
  table,
  temporaryFolder,
} from "./harness/benchmark.ts";
import { clientOf, createLearner, readQuestions } from "./harness/learner.ts";
import { answerCalls, load } from "./harness/load.ts";
import { lastDescendant, type Memory, memoryOf, treeMemory } from "./harness/process.ts";
import { requestPages } from "./harness/public-pages.ts";
import { type DataLocation, newDatabases, serverEnvironment } from "./harness/site.ts";

const CLIENTS = 8;
const LATER_STARTS = 2;
const REST_MS = 5000;
const SAMPLE_MS = 50;
const PAGES_PER_SECOND = 20;
const LOAD = { warmUpMs: 0, ms: 10_000 };

const bareServer = fileURLToPath(new URL("start/bare-server.ts", import.meta.url));

/** A program that is ready; the times and memory of a row. */
type Row = { readyMs: number; rest: Memory; underLoad?: Memory; afterLoad?: Memory };

await benchmark(async (defer) => {
  const rows: string[][] = [];
  const add = (name: string, row: Row) => {
    const cells = [name, ...cellsOf(row)];
    log(cells.join("  "));
    rows.push(cells);
  };
  for (const [name, place] of Object.entries(await newDatabases(defer))) {
    log(`${name} …`);
    const npmStart = () => start(place, [join(root, "scripts", "start.js")], defer);
    add(`${name}: first start`, await npmStart().then(measureRest));
    const later: Row[] = [];
    for (let count = 1; count < LATER_STARTS; count += 1) {
      later.push(await npmStart().then(measureRest));
    }
    const last = await npmStart().then(measureWithLoad);
    const readyMs = median([...later, last].map((row) => row.readyMs));
    add(`${name}: later start`, { ...last, readyMs });
    add(`${name}: bare server`, await start(place, [bareServer], defer).then(measureRest));
  }
  log("A copy of the repository that is not built …");
  const { readyMs, treeMb } = await startUnbuilt(defer);
  const head = ["", "ready s", "peak MB", "at rest", "peak under load", "at rest after it"];
  await report(
    "start",
    `${table(head, rows)}

An installed copy that is not built was ready after ${seconds(readyMs)} s. Meanwhile npm start and all
that it started took at most ${treeMb.toFixed(0)} MB.`,
  );
});

type Running = Awaited<ReturnType<typeof start>>;

async function start(place: DataLocation, args: readonly string[], defer: Defer) {
  const port = String(await freePort());
  const env = { ...serverEnvironment(place), PORT: port };
  return { origin: `http://127.0.0.1:${port}`, ...(await startUntilReady(args, env, defer)) };
}

async function measureRest({ pid, readyMs, stop }: Running): Promise<Row> {
  await sleep(REST_MS);
  const rest = await memoryOf(pid);
  await stop();
  return { readyMs, rest };
}

/** Measures at rest, while learners answer, and at rest after that. */
async function measureWithLoad({ origin, pid, readyMs, stop }: Running): Promise<Row> {
  await sleep(REST_MS);
  const rest = await memoryOf(pid);
  const learners = await Promise.all(Array.from({ length: CLIENTS }, () => createLearner(origin)));
  const [first] = learners;
  const questions = first ? await readQuestions(clientOf(origin, first)) : [];
  await Promise.all([
    load(origin, learners.map(answerCalls(questions, 1)), LOAD),
    requestPages(origin, PAGES_PER_SECOND, LOAD),
  ]);
  const underLoad = await memoryOf(pid);
  await sleep(REST_MS);
  const afterLoad = await memoryOf(pid);
  await stop();
  return { readyMs, rest, underLoad, afterLoad };
}

/** Starts a copy of this repository with its dependencies, but without anything built. */
async function startUnbuilt(defer: Defer) {
  const folder = await temporaryFolder(defer);
  const left = /^(\.git|data)$|(^|[\\/])(dist|test-results)$/;
  const isNeeded = (path: string) =>
    path.includes("node_modules/") ? !path.endsWith(".cache") : !left.test(relative(root, path));
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
    preserveTimestamps: true,
  });
  const env = { DATA_DIR: join(folder, "data"), PORT: String(await freePort()) };
  const started = await startUntilReady([join(folder, "scripts", "start.js")], env, defer);
  await started.stop();
  return started;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function cellsOf({ readyMs, rest, underLoad, afterLoad }: Row): string[] {
  const memory = [rest.peak, rest.now, underLoad?.peak, afterLoad?.now];
  return [seconds(readyMs), ...memory.map((mb) => (mb === undefined ? "" : mb.toFixed(0)))];
}

type Started = {
  /** From the start of the program to the line that says that it is ready. */
  readyMs: number;
  /** The most memory of the program and all that it started until then, in MB. */
  treeMb: number;
  /** The process that serves. */
  pid: number;
  stop: () => Promise<void>;
};

/** Starts a program that prints a line with "is ready", and waits for that line. */
async function startUntilReady(
  args: readonly string[],
  env: Record<string, string>,
  defer: Defer,
): Promise<Started> {
  const begin = performance.now();
  const program = spawn(projectNode(), args, {
    env: { ...process.env, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid = 0 } = program;
  const errors = text(program.stderr);
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    program.kill();
    await once(program, "exit");
  };
  defer(stop);
  let readyMs = 0;
  let treeMb = 0;
  const lines = createInterface(program.stdout);
  const ended = once(lines, "close");
  lines.on("line", (line) => {
    if (line.includes("is ready")) readyMs ||= performance.now() - begin;
  });
  while (readyMs === 0) {
    treeMb = Math.max(treeMb, await treeMemory(pid));
    await Promise.race([ended, sleep(SAMPLE_MS)]);
    if (program.exitCode !== null) throw new Error(`It did not start:\n${await errors}`);
  }
  return { readyMs, treeMb, pid: await lastDescendant(pid), stop };
}
