// npm run bench:growth: what an answer costs on a small site, after a million answers, and with many users.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { createTestDatabase } from "../packages/server/src/testing/test-postgres.ts";
import { accounts, practice } from "./admin/seed.ts";
import { benchmark, type Defer, log, temporaryFolder } from "./harness/benchmark.ts";
import { report, table } from "./harness/report.ts";
import { createSite, type Site } from "./harness/site.ts";
import type { DataLocation } from "./harness/verbena-server.ts";
import { answerCalls, load } from "./server/load.ts";
import { type Contender, type Costs, medianCosts, postmasterOf } from "./server/measurement.ts";

const CLIENTS = 8;
const FEW_USERS = 10;
/** Users with cards. */
const MAX_PRACTISED = 5_000;

const { values: options } = parseArgs({
  options: {
    answers: { type: "string", default: "1000000" },
    users: { type: "string", default: "100000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
    /** Without the embedded database. */
    "postgres-only": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const [answers, users] = [Number(options.answers), Number(options.users)];
const duration = { warmUpMs: 1000, ms: Number(options.seconds) * 1000 };

/** A site in each row; the first is the one that the others are compared with. */
const sizes = [
  { users: FEW_USERS, answers: 0 },
  { users: FEW_USERS, answers },
  { users, answers: 0 },
];

await benchmark(async (defer) => {
  const folder = await temporaryFolder(defer);
  const kinds = options["postgres-only"] ? ["PostgreSQL"] : ["PGlite", "PostgreSQL"];
  const rows: string[][] = [];
  const head = ["", "answers/s", "p50 ms", "p99 ms", "CPU µs", "p50 ÷", "CPU ÷"];
  for (const kind of kinds) {
    rows.push(...(await measure(kind, join(folder, kind), defer)));
    log(table(head, rows));
  }
  await report("growth", `${table(head, rows)}\n\n${CLIENTS} clients, one answer per request.`);
});

async function measure(kind: string, folder: string, deferToEnd: Defer): Promise<string[][]> {
  // Stops the servers of one kind before the next kind begins.
  await using cleanUp = new AsyncDisposableStack();
  deferToEnd(async () => cleanUp.disposeAsync());
  const defer: Defer = (undo) => cleanUp.defer(async () => void (await undo()));
  const cluster = kind === "PostgreSQL" ? await startPostgresCluster({ durable: true }) : null;
  if (cluster) defer(cluster.stop);
  const contenders: Contender[] = [];
  for (const [index, size] of sizes.entries()) {
    log(`${kind}: ${describe(size)} …`);
    const databaseUrl = cluster && (await createTestDatabase(cluster.url));
    const place = { dataDir: join(folder, String(index)), ...(databaseUrl && { databaseUrl }) };
    contenders.push(await createContender(describe(size), place, size, defer));
  }
  const [small, ...others] = [...(await medianCosts(contenders, Number(options.rounds)))];
  if (!small) throw new Error("nothing was measured");
  const [, baseline] = small;
  return [small, ...others].map(([name, costs]) => rowOf(`${kind}: ${name}`, costs, baseline));
}

function describe(size: (typeof sizes)[number]): string {
  return `${size.users} users, ${size.answers} answers`;
}

async function createContender(
  name: string,
  place: DataLocation,
  size: (typeof sizes)[number],
  defer: Defer,
): Promise<Contender> {
  const site = await createSite({ place, learners: CLIENTS, defer });
  await fill(site, size);
  const postgres = place.databaseUrl === undefined ? undefined : await postmasterOf(site);
  const { origin, pid } = await site.start();
  const calls = answerCalls(site.questions, 1);
  return {
    name,
    run: () => load(origin, site.learners.map(calls), duration),
    processes: { server: pid, ...(postgres !== undefined && { postgres }) },
  };
}

/** Adds users who do nothing, and past answers of those who will answer. */
async function fill({ place, learners, onDatabase }: Site, size: (typeof sizes)[number]) {
  const perLearner = size.answers / learners.length;
  const others = size.users - learners.length;
  const pastAnswers = learners.map(
    ({ id }) => `insert into progress_events
        (user_id, seq, id, kind, status, family, item, context, given, quality, correct,
         verdict, answered_at, time_zone, received_at)
      select '${id}', n, gen_random_uuid(), 'answer', 'accepted', 'preterito-indefinido',
        'verbo ' || n % 786, 'yo', case when n % 5 = 0 then 'x' || n else 'tuve' end,
        case when n % 5 = 0 then 0 else 5 end, n % 5 > 0,
        case when n % 5 = 0 then 'wrong' else 'correct' end,
        now() - interval '2 days' - (${perLearner} - n) * interval '1 minute', 'Europe/Paris',
        now() - interval '2 days' - (${perLearner} - n) * interval '1 minute'
      from generate_series(1, ${perLearner}) as n`,
  );
  const ids = learners.map(({ id }) => `'${id}'`).join(", ");
  await onDatabase(async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute("update users set email_verified = true");
      await tx.execute("set local statement_timeout = 0");
      await tx.execute("set local session_replication_role = replica");
      const statements = [...accounts(others), ...practice(Math.min(MAX_PRACTISED, others), 0)];
      for (const statement of statements) await tx.execute(statement);
      await tx.execute(`insert into user_progress (user_id, start_date, last_seq)
        select id, now(), ${perLearner} from users where id in (${ids})`);
      for (const statement of pastAnswers) await tx.execute(statement);
    });
    // PostgreSQL does this by itself after a while; the embedded database never does.
    if (place.databaseUrl !== undefined) await db.execute("vacuum analyze");
    await db.execute("checkpoint");
  });
}

function rowOf(name: string, costs: Costs, small: Costs): string[] {
  const { perSecond, p50, p99, cpu } = costs;
  return [
    name,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(0),
    (p50 / small.p50).toFixed(2),
    (cpu / small.cpu).toFixed(2),
  ];
}
