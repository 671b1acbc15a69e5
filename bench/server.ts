// npm run bench:server: what the server gets through, beside its own statements run by pgbench.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { benchmark, temporaryFolder } from "./harness/benchmark.ts";
import { median } from "./harness/figures.ts";
import type { Learner } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { answerCalls, healthCalls, progressCalls } from "./server/calls.ts";
import { createFloor } from "./server/floor.ts";
import { load, type NextCall } from "./server/load.ts";
import { recordScripts } from "./server/record-scripts.ts";
import type { Duration, Figures } from "./server/samples.ts";
import { createSite, openSite, type Site } from "./server/site.ts";

const CLIENTS = 8;
const CARDS = 700;
const BATCH_SIZES = [1, 20];
const FLOOR = "pgbench";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(options.rounds);
const duration: Duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

/** What is measured, and the ways to do it, of which each goes on for the duration. */
type Measure = { title: string; answers: number; ways: Record<string, () => Promise<Figures>> };

await benchmark(async (defer) => {
  say("Signing learners up and having them practise …");
  const folder = await temporaryFolder(defer);
  const cluster = await startPostgresCluster({ durable: true });
  defer(cluster.stop);
  const onPostgres = { dataDir: join(folder, "postgresql"), databaseUrl: cluster.url };
  const postgres = await createSite({ ...onPostgres, learners: 2 * CLIENTS, cards: CARDS, defer });
  const onPglite = { dataDir: join(folder, "pglite") };
  const pglite = await createSite({ ...onPglite, learners: CLIENTS, cards: CARDS, defer });

  say("Recording the server's statements …");
  const { databaseUrl } = onPostgres;
  const { questions } = postgres;
  const learners = postgres.learners.splice(CLIENTS);
  const recording = { databaseUrl, folder, learners, questions, sizes: BATCH_SIZES, defer };
  const scripts = await recordScripts(recording);
  const { db, close } = await openSite(onPostgres);
  defer(close);
  const floor = createFloor({ db, databaseUrl, folder, learners, scripts });

  const onSites = (callsOf: (learner: Learner) => NextCall) => {
    const run = ({ origin, learners }: Site) => load(origin, learners.map(callsOf), duration);
    return { PGlite: () => run(pglite), PostgreSQL: () => run(postgres) };
  };
  const measures: Measure[] = [
    ...BATCH_SIZES.map((size) => ({
      title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
      answers: size,
      ways: {
        ...onSites(answerCalls(questions, size)),
        [FLOOR]: () => floor.batches(size, duration),
      },
    })),
    {
      title: `GET progress, ${CARDS} cards`,
      answers: 0,
      ways: { ...onSites(progressCalls), [FLOOR]: () => floor.progress(duration) },
    },
    { title: "GET healthz, no database", answers: 0, ways: onSites(healthCalls) },
  ];

  const lines: string[][] = [];
  for (const measure of measures) {
    say(`${measure.title} …`);
    lines.push(...rowsOf(measure, await inTurns(measure)));
  }
  const head = [
    "",
    "requests/s",
    "least–most",
    "answers/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    `÷ ${FLOOR}`,
  ];
  const cards = Math.min(CARDS, questions.length);
  await report(
    "server",
    `${table(head, lines)}\n\n${CLIENTS} clients, ${CARDS} cards each (${cards} answered, ${
      CARDS - cards
    } copied in the table), median of ${rounds} runs of ${options.seconds} s.`,
  );
});

/** One run of each way after the other, then all again: what slows the machine slows all. */
async function inTurns({ ways }: Measure): Promise<Map<string, Figures[]>> {
  const figures = new Map(Object.keys(ways).map((name): [string, Figures[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(ways)) figures.get(name)?.push(await run());
  }
  return figures;
}

function rowsOf({ title, answers }: Measure, figures: Map<string, Figures[]>): string[][] {
  const rateOf = (runs: readonly Figures[]) => median(runs.map(({ perSecond }) => perSecond));
  const floor = figures.get(FLOOR);
  return [...figures].map(([name, runs]) => {
    const rates = runs.map(({ perSecond }) => perSecond);
    const latency = (key: "p50" | "p95" | "p99") => median(runs.map((run) => run[key])).toFixed(1);
    return [
      `${title}: ${name}`,
      rateOf(runs).toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      answers === 0 ? "" : (rateOf(runs) * answers).toFixed(0),
      latency("p50"),
      latency("p95"),
      latency("p99"),
      floor ? (rateOf(runs) / rateOf(floor)).toFixed(2) : "",
    ];
  });
}

function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
