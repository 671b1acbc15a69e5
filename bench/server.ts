// npm run bench:server: requests per second of the server, beside pgbench on the same PostgreSQL.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { benchmark, type Defer, log, temporaryFolder } from "./harness/benchmark.ts";
import { answerAll, type Client, type Learner, type Question } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { createSite, type Site } from "./harness/site.ts";
import type { VerbenaServer } from "./harness/verbena-server.ts";
import { createBaseline } from "./server/baseline.ts";
import { answerCalls, getCalls, load, type NextCall } from "./server/load.ts";
import {
  type Contender,
  head,
  type Measurement,
  measure,
  postmasterOf,
} from "./server/measurement.ts";
import { createFloor } from "./server/plain-floor.ts";

const CLIENTS = 8;
/** Each client answers for these in turns, since a learner may record only 20,000 answers a day. */
const LEARNERS_PER_CLIENT = 4;
const CARDS = 786;
const BATCH_SIZES = [1, 20];
const operations = ["answer", "batch", "progress", "healthz"] as const;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    /** One operation, instead of all. */
    only: { type: "string" },
    /** Without the embedded database. */
    "postgres-only": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const rounds = Number(options.rounds);
const duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };
if (options.only !== undefined && !operations.some((name) => name === options.only)) {
  throw new Error(`--only needs one of: ${operations.join(", ")}`);
}

await benchmark(async (defer) => {
  log("Creating learners and their progress …");
  const sites = await createSites(defer);
  const all = await prepareMeasurements(sites, defer);
  const rows: string[][] = [];
  for (const operation of operations) {
    if (options.only !== undefined && options.only !== operation) continue;
    log(`${all[operation].title} …`);
    rows.push(...(await measure(all[operation], rounds)));
  }
  await report("server", `${table(head, rows)}\n\n${await noteOn(sites.postgres)}`);
});

type Sites = {
  pglite: Site | null;
  postgres: Site;
  /** The learners of the baseline, on the same PostgreSQL. */
  baselineLearners: Learner[];
  databaseUrl: string;
  folder: string;
};

/** Creates a site on each kind of database, with learners who have answered CARDS questions. */
async function createSites(defer: Defer): Promise<Sites> {
  const folder = await temporaryFolder(defer);
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const onPglite = { dataDir: join(folder, "pglite") };
  const onPostgres = { dataDir: join(folder, "postgresql"), databaseUrl };
  const answerSome = (client: Client, questions: readonly Question[]) =>
    answerAll(client, questions.slice(0, CARDS));
  const practised = { prepare: answerSome, defer };
  const pglite = options["postgres-only"]
    ? null
    : await createSite({ place: onPglite, learners: CLIENTS * LEARNERS_PER_CLIENT, ...practised });
  const postgres = await createSite({
    place: onPostgres,
    learners: CLIENTS * (LEARNERS_PER_CLIENT + 1),
    ...practised,
  });
  // Other learners may send fewer events a day.
  const confirmAddresses = "update users set email_verified = true";
  for (const site of [pglite, postgres])
    await site?.onDatabase((db) => db.execute(confirmAddresses));
  const baselineLearners = postgres.learners.splice(CLIENTS * LEARNERS_PER_CLIENT);
  return { pglite, postgres, baselineLearners, databaseUrl, folder };
}

/** Deals the calls of all learners out to the clients. */
function clientsOf(learners: readonly NextCall[]): NextCall[] {
  return Array.from({ length: CLIENTS }, (_, client) => {
    const own = learners.filter((_, index) => index % CLIENTS === client);
    let turn = 0;
    return () => {
      turn += 1;
      const nextCall = own[turn % own.length];
      if (!nextCall) throw new Error("a client has no learner");
      return nextCall();
    };
  });
}

async function prepareMeasurements(
  sites: Sites,
  defer: Defer,
): Promise<Record<(typeof operations)[number], Measurement>> {
  const { pglite, postgres, baselineLearners, databaseUrl, folder } = sites;
  const onPostgres = { site: postgres, databaseUrl, folder };
  const floor = await createFloor({ ...onPostgres, clients: CLIENTS, cards: CARDS });
  const learners = baselineLearners;
  const baseline = await createBaseline({ ...onPostgres, learners, sizes: BATCH_SIZES, defer });
  const postmaster = await postmasterOf(postgres);
  const postgresServer = await postgres.start();
  const pgliteServer = await pglite?.start();

  const contendersOf = (callsOf: (learner: Learner) => NextCall): Contender[] => {
    const run = ({ origin }: VerbenaServer, site: Site) =>
      load(origin, clientsOf(site.learners.map(callsOf)), duration);
    const embedded = pglite &&
      pgliteServer && {
        name: "PGlite",
        run: () => run(pgliteServer, pglite),
        processes: { server: pgliteServer.pid },
      };
    const served = {
      name: "PostgreSQL",
      run: () => run(postgresServer, postgres),
      processes: { server: postgresServer.pid, postgres: postmaster },
    };
    return [...(embedded ? [embedded] : []), served];
  };
  const onlyDatabase = { processes: { postgres: postmaster } };

  const answering = (size: number): Measurement => ({
    title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
    answersPerRequest: size,
    contenders: [
      ...contendersOf(answerCalls(postgres.questions.slice(0, CARDS), size)),
      {
        name: "pgbench, same SQL",
        run: () => baseline.batches(size, duration),
        ...onlyDatabase,
      },
      {
        name: "pgbench, floor",
        run: () => floor.answers(size, "prepared", duration),
        ...onlyDatabase,
      },
      {
        name: "pgbench, floor unprepared",
        run: () => floor.answers(size, "simple", duration),
        ...onlyDatabase,
      },
    ],
  });
  return {
    answer: answering(1),
    batch: answering(20),
    progress: {
      title: `GET progress, ${CARDS} cards`,
      answersPerRequest: 0,
      contenders: [
        ...contendersOf(getCalls("/api/progress?timeZone=Europe%2FParis&cards=columns")),
        { name: "pgbench, same SQL", run: () => baseline.progress(duration), ...onlyDatabase },
        { name: "pgbench, floor", run: () => floor.progress(duration), ...onlyDatabase },
      ],
    },
    healthz: {
      title: "GET healthz, no database",
      answersPerRequest: 0,
      contenders: contendersOf(getCalls("/healthz")),
    },
  };
}

async function noteOn({ onDatabase }: Site): Promise<string> {
  const version = await onDatabase(async (db) => {
    const { rows } = await db.execute<{ server_version: string }>("show server_version");
    return rows[0]?.server_version ?? "";
  });
  return [
    `${CLIENTS} clients, ${CARDS} cards each. Medians of ${rounds} runs of ${options.seconds} s.`,
    `PostgreSQL ${version}.`,
  ].join("\n");
}
