// npm run bench:server: requests per second of the server, compared with its own SQL run by pgbench.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "../packages/server/src/db/database.ts";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { benchmark, type Defer, log, temporaryFolder } from "./harness/benchmark.ts";
import { answerAll, type Learner } from "./harness/learner.ts";
import { median, report, table } from "./harness/report.ts";
import { createSite, type Site } from "./harness/site.ts";
import { createBaseline } from "./server/baseline.ts";
import { answerCalls, getCalls, load, type NextCall, type Results } from "./server/load.ts";

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
const duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

/** An operation, and a function for each contender that repeats it for a while. */
type Measurement = { title: string; answersPerRequest: number; runs: Record<string, Run> };
type Run = () => Promise<Results>;

await benchmark(async (defer) => {
  log("Creating learners and their progress …");
  const sites = await createSites(defer);
  const measurements = await prepareMeasurements(sites, defer);
  const rows: string[][] = [];
  for (const measurement of measurements) {
    log(`${measurement.title} …`);
    rows.push(...rowsOf(measurement, await runInTurns(measurement)));
  }
  const rates = ["requests/s", "least–most", "answers/s"];
  const head = ["", ...rates, "p50 ms", "p95 ms", "p99 ms", "÷ pgbench"];
  await report("server", `${table(head, rows)}\n\n${await noteOn(sites.postgres)}`);
});

type Sites = {
  pglite: Site;
  postgres: Site;
  /** The learners of the baseline, on the same PostgreSQL. */
  baselineLearners: Learner[];
  databaseUrl: string;
  folder: string;
};

/** Creates a site on each kind of database, with learners who have answered everything. */
async function createSites(defer: Defer): Promise<Sites> {
  const folder = await temporaryFolder(defer);
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const onPglite = { dataDir: join(folder, "pglite") };
  const onPostgres = { dataDir: join(folder, "postgresql"), databaseUrl };
  const practised = { prepare: answerAll, defer };
  const pglite = await createSite({ place: onPglite, learners: CLIENTS, ...practised });
  const postgres = await createSite({ place: onPostgres, learners: 2 * CLIENTS, ...practised });
  for (const { onDatabase } of [pglite, postgres]) await onDatabase(addCards);
  const baselineLearners = postgres.learners.splice(CLIENTS);
  return { pglite, postgres, baselineLearners, databaseUrl, folder };
}

async function prepareMeasurements(sites: Sites, defer: Defer): Promise<Measurement[]> {
  const { pglite, postgres, baselineLearners, databaseUrl, folder } = sites;
  const baseline = await createBaseline({
    ...{ site: postgres, databaseUrl, folder, learners: baselineLearners, defer },
    sizes: BATCH_SIZES,
  });
  const [pgliteServer, postgresServer] = [await pglite.start(), await postgres.start()];
  const runsOf = (callsOf: (learner: Learner) => NextCall) => {
    const run = ({ origin }: { origin: string }, site: Site) =>
      load(origin, site.learners.map(callsOf), duration);
    return {
      PGlite: () => run(pgliteServer, pglite),
      PostgreSQL: () => run(postgresServer, postgres),
    };
  };
  const answering = BATCH_SIZES.map((size): Measurement => {
    const pgbench = () => baseline.batches(size, duration);
    return {
      title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
      answersPerRequest: size,
      runs: { ...runsOf(answerCalls(postgres.questions, size)), pgbench },
    };
  });
  const progress = runsOf(getCalls("/api/progress?timeZone=Europe%2FParis"));
  return [
    ...answering,
    {
      title: `GET progress, ${CARDS} cards`,
      answersPerRequest: 0,
      runs: { ...progress, pgbench: () => baseline.progress(duration) },
    },
    {
      title: "GET healthz, no database",
      answersPerRequest: 0,
      runs: runsOf(getCalls("/healthz")),
    },
  ];
}

async function noteOn({ questions, onDatabase }: Site): Promise<string> {
  const version = await onDatabase(async (db) => {
    const { rows } = await db.execute<{ server_version: string }>("show server_version");
    return rows[0]?.server_version ?? "";
  });
  const answered = Math.min(CARDS, questions.length);
  return [
    `${CLIENTS} clients. ${CARDS} cards each, ${answered} of them answered through the API and`,
    `${CARDS - answered} copied in the table. Medians of ${rounds} runs of ${options.seconds} s.`,
    `PostgreSQL ${version}.`,
  ].join("\n");
}

/**
 * Copies the cards of every learner until each has CARDS, since there are fewer sentences. Confirms
 * their addresses: other learners may send fewer events a day.
 */
async function addCards(db: Database): Promise<void> {
  await db.execute("update users set email_verified = true");
  await db.execute(`
    insert into cards
      (user_id, exercise_key, item, context, easiness, interval_days, repetitions,
       next_review, attempts, correct_count, last_attempt)
    select user_id, exercise_key, item || ' bis', context, easiness, interval_days, repetitions,
       next_review, attempts, correct_count, last_attempt
    from (
      select *,
        count(*) over (partition by user_id) as owned,
        row_number() over (partition by user_id order by exercise_key, item, context) as number
      from cards
    ) as numbered
    where number <= ${CARDS} - owned`);
}

/** The contenders take turns, so that a slow moment of the machine slows all of them. */
async function runInTurns({ runs }: Measurement): Promise<Map<string, Results[]>> {
  const results = new Map(Object.keys(runs).map((name): [string, Results[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) results.get(name)?.push(await run());
  }
  return results;
}

function rowsOf(
  { title, answersPerRequest }: Measurement,
  results: Map<string, Results[]>,
): string[][] {
  const baseline = results.get("pgbench");
  const medianOf = (all: readonly Results[], key: keyof Results) =>
    median(all.map((run) => run[key]));
  return [...results].map(([name, all]) => {
    const rates = all.map(({ perSecond }) => perSecond);
    const rate = median(rates);
    return [
      `${title}: ${name}`,
      rate.toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      answersPerRequest === 0 ? "" : (rate * answersPerRequest).toFixed(0),
      ...(["p50", "p95", "p99"] as const).map((key) => medianOf(all, key).toFixed(1)),
      baseline ? (rate / medianOf(baseline, "perSecond")).toFixed(2) : "",
    ];
  });
}
