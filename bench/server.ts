// npm run bench:server: what the server gets through, beside its own statements run by pgbench.
import { parseArgs } from "node:util";
import { benchmark } from "./harness/benchmark.ts";
import { median } from "./harness/figures.ts";
import type { Learner } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { answerCalls, healthCalls, progressCalls } from "./server/calls.ts";
import { type Contenders, prepareContenders } from "./server/contenders.ts";
import { load, type NextCall } from "./server/load.ts";
import type { Duration, Figures } from "./server/samples.ts";
import type { Site } from "./server/site.ts";

const CLIENTS = 8;
const CARDS = 700;
const BATCH_SIZES = [1, 20];

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(options.rounds);
const duration: Duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

/** Something to do again and again, and who does it; each run goes on for the duration. */
type Measure = {
  title: string;
  /** In one request. */
  answers: number;
  runs: { PGlite: Run; PostgreSQL: Run; pgbench?: Run };
};
type Run = () => Promise<Figures>;

await benchmark(async (defer) => {
  say("Signing learners up and having them practise …");
  const wanted = { clients: CLIENTS, cards: CARDS, sizes: BATCH_SIZES, defer };
  const contenders = await prepareContenders(wanted);
  const rows: string[][] = [];
  for (const measure of measuresOf(contenders)) {
    say(`${measure.title} …`);
    rows.push(...rowsOf(measure, await inTurns(measure)));
  }
  const rates = ["requests/s", "least–most", "answers/s"];
  const head = ["", ...rates, "p50 ms", "p95 ms", "p99 ms", "÷ pgbench"];
  await report("server", `${table(head, rows)}\n\n${circumstances(contenders)}`);
});

function measuresOf({ pglite, postgres, floor }: Contenders): Measure[] {
  const onSites = (callsOf: (learner: Learner) => NextCall) => {
    const run = ({ origin, learners }: Site) => load(origin, learners.map(callsOf), duration);
    return { PGlite: () => run(pglite), PostgreSQL: () => run(postgres) };
  };
  const answering = BATCH_SIZES.map((size) => ({
    title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
    answers: size,
    runs: {
      ...onSites(answerCalls(postgres.questions, size)),
      pgbench: () => floor.batches(size, duration),
    },
  }));
  const reading = {
    title: `GET progress, ${CARDS} cards`,
    answers: 0,
    runs: { ...onSites(progressCalls), pgbench: () => floor.progress(duration) },
  };
  const idle = { title: "GET healthz, no database", answers: 0, runs: onSites(healthCalls) };
  return [...answering, reading, idle];
}

/** Each runs once, then each again: what slows the machine for a while slows all of them. */
async function inTurns({ runs }: Measure): Promise<Map<string, Figures[]>> {
  const figures = new Map(Object.keys(runs).map((name): [string, Figures[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) figures.get(name)?.push(await run());
  }
  return figures;
}

function rowsOf({ title, answers }: Measure, figures: Map<string, Figures[]>): string[][] {
  const floor = figures.get("pgbench");
  return [...figures].map(([name, all]) => {
    const rates = all.map(({ perSecond }) => perSecond);
    const rate = medianOf(all, "perSecond");
    return [
      `${title}: ${name}`,
      rate.toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      answers === 0 ? "" : (rate * answers).toFixed(0),
      ...(["p50", "p95", "p99"] as const).map((key) => medianOf(all, key).toFixed(1)),
      floor ? (rate / medianOf(floor, "perSecond")).toFixed(2) : "",
    ];
  });
}

function medianOf(all: readonly Figures[], key: keyof Figures): number {
  return median(all.map((figures) => figures[key]));
}

function circumstances({ postgres, postgresVersion }: Contenders): string {
  const answered = Math.min(CARDS, postgres.questions.length);
  return [
    `${CLIENTS} clients. ${CARDS} cards each, ${answered} of them answered through the API and`,
    `${CARDS - answered} copied in the table. Medians of ${rounds} runs of ${options.seconds} s.`,
    `PostgreSQL ${postgresVersion}.`,
  ].join("\n");
}

function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
