// npm run bench:server: requests per second of the server, compared with its own SQL run by pgbench.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "../packages/server/src/db/database.ts";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { benchmark, type Defer, say, temporaryFolder } from "./harness/benchmark.ts";
import { answerAll, type Learner } from "./harness/learner.ts";
import { median, report, table } from "./harness/report.ts";
import { createSite, type Site } from "./harness/site.ts";
import { createFloor } from "./server/floor.ts";
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

/** An operation, and how each contender repeats it. */
type Measure = { title: string; answersPerRequest: number; runs: Record<string, Run> };
type Run = () => Promise<Results>;

await benchmark(async (defer) => {
  say("Signing learners up and letting them practise …");
  const { measures, note } = await prepare(defer);
  const rows: string[][] = [];
  for (const measure of measures) {
    say(`${measure.title} …`);
    rows.push(...rowsOf(measure, await inTurns(measure)));
  }
  const rates = ["requests/s", "least–most", "answers/s"];
  const head = ["", ...rates, "p50 ms", "p95 ms", "p99 ms", "÷ pgbench"];
  await report("server", `${table(head, rows)}\n\n${note}`);
});

/** Starts a server on each kind of database. The floor has its own learners on the PostgreSQL. */
async function prepare(defer: Defer): Promise<{ measures: Measure[]; note: string }> {
  const folder = await temporaryFolder(defer);
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const onPglite = { dataDir: join(folder, "pglite") };
  const onPostgres = { dataDir: join(folder, "postgresql"), databaseUrl };
  const practised = { prepare: answerAll, defer };
  const pglite = await createSite({ place: onPglite, learners: CLIENTS, ...practised });
  const postgres = await createSite({ place: onPostgres, learners: 2 * CLIENTS, ...practised });
  for (const { onDatabase } of [pglite, postgres]) await onDatabase(addCards);
  const learners = postgres.learners.splice(CLIENTS);
  const site = postgres;
  const floor = await createFloor({
    ...{ site, databaseUrl, folder, learners, defer },
    sizes: BATCH_SIZES,
  });
  const version = await postgres.onDatabase(async (db) => {
    const { rows } = await db.execute<{ server_version: string }>("show server_version");
    return rows[0]?.server_version ?? "";
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
  const answering = BATCH_SIZES.map((size): Measure => {
    const pgbench = () => floor.batches(size, duration);
    return {
      title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
      answersPerRequest: size,
      runs: { ...runsOf(answerCalls(postgres.questions, size)), pgbench },
    };
  });
  const progress = runsOf(getCalls("/api/progress?timeZone=Europe%2FParis"));
  const measures: Measure[] = [
    ...answering,
    {
      title: `GET progress, ${CARDS} cards`,
      answersPerRequest: 0,
      runs: { ...progress, pgbench: () => floor.progress(duration) },
    },
    {
      title: "GET healthz, no database",
      answersPerRequest: 0,
      runs: runsOf(getCalls("/healthz")),
    },
  ];
  const answered = Math.min(CARDS, postgres.questions.length);
  const note = [
    `${CLIENTS} clients. ${CARDS} cards each, ${answered} of them answered through the API and`,
    `${CARDS - answered} copied in the table. Medians of ${rounds} runs of ${options.seconds} s.`,
    `PostgreSQL ${version}.`,
  ].join("\n");
  return { measures, note };
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
async function inTurns({ runs }: Measure): Promise<Map<string, Results[]>> {
  const results = new Map(Object.keys(runs).map((name): [string, Results[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) results.get(name)?.push(await run());
  }
  return results;
}

function rowsOf(
  { title, answersPerRequest }: Measure,
  results: Map<string, Results[]>,
): string[][] {
  const floor = results.get("pgbench");
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
      floor ? (rate / medianOf(floor, "perSecond")).toFixed(2) : "",
    ];
  });
}
