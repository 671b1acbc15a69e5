// npm run bench:server: requests per second of the server, beside pgbench on the same PostgreSQL.
import { parseArgs } from "node:util";
import {
  benchmark,
  type Defer,
  log,
  quantile,
  report,
  table,
  temporaryFolder,
} from "./harness/benchmark.ts";
import { answerAll, type Client, type Learner, type Question } from "./harness/learner.ts";
import {
  answerCalls,
  type Contender,
  compare,
  getCalls,
  load,
  type NextCall,
  type Results,
} from "./harness/load.ts";
import { requestPages, timesOfPages } from "./harness/public-pages.ts";
import { createSite, newDatabases, postmasterOf, type Site } from "./harness/site.ts";
import { type Baseline, createBaseline } from "./server/baseline.ts";
import { giveAssignments } from "./server/give-assignments.ts";

const CLIENTS = 8;
/** Each client answers for these in turns, since a learner may record only 20,000 answers a day. */
const LEARNERS_PER_CLIENT = 4;
const CARDS = 786;
const BATCH_SIZES = [1, 20];
/** The family of the answers that assignments are measured with. */
const ASSIGNED_FAMILY = "preterito-indefinido";
/** The engine compiles what renders pages while it renders the first ones. */
const FIRST_PAGES = 100;
const LATER_PAGES = 200;
const PAGES_PER_SECOND = 20;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    /** Only operations whose title has this text. */
    only: { type: "string", default: "" },
    /** Without the embedded database. */
    "postgres-only": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

const head = [
  ...["", "requests/s", "least–most", "answers/s", "p50 ms", "p99 ms"],
  ...["CPU µs: server", "PostgreSQL", "load", "÷ same SQL"],
];

/** The server on one of the databases, or pgbench. */
type Runner = Omit<Contender, "run"> & {
  /** Undefined if it cannot do the operation. */
  runOf: (operation: Operation) => Contender["run"] | undefined;
};

type Operation = {
  title: string;
  answersPerRequest: number;
  calls: (learner: Learner, questions: readonly Question[]) => NextCall;
  /** Public pages that somebody else requests at the same time. */
  pagesPerSecond?: number;
  /** Whose answers; without, those of learners who are in no group. */
  group?: Group;
  /** The same SQL in pgbench. */
  baseline?: (pgbench: Baseline) => Promise<Results>;
};

const operations: Operation[] = [
  ...BATCH_SIZES.map((size) => ({
    ...answering(size),
    baseline: (pgbench: Baseline) => pgbench.batches(size, duration),
  })),
  {
    title: `GET progress, ${CARDS} cards`,
    answersPerRequest: 0,
    calls: getCalls("/api/progress?timeZone=Europe%2FParis"),
    baseline: (pgbench) => pgbench.progress(duration),
  },
  { title: "GET healthz, no database", answersPerRequest: 0, calls: getCalls("/healthz") },
];

function answering(size: number): Operation {
  return {
    title: `POST events, ${size} ${size === 1 ? "answer" : "answers"}`,
    answersPerRequest: size,
    calls: (learner, questions) => answerCalls(questions.slice(0, CARDS), size)(learner),
  };
}

/** The title of the part that measures public pages. */
const PUBLIC_PAGES = "public pages";

/** Pupils, by their assignments; a learner for each client. */
const groups = ["none", "20, of all families", "20, all of the family of the answers"] as const;
type Group = (typeof groups)[number];
type Pupils = Record<Group, readonly Learner[]>;

/** The title of the part that measures answers of pupils. */
const ASSIGNMENTS = "assignments";

await benchmark(async (defer) => {
  const runners: Runner[] = [];
  let version = "";
  for (const [name, place] of Object.entries(await newDatabases(defer))) {
    const { databaseUrl } = place;
    if (databaseUrl === undefined && options["postgres-only"]) continue;
    log(`${name}: learners and their progress …`);
    const others = groups.length + (databaseUrl === undefined ? 0 : 1);
    const learners = CLIENTS * (LEARNERS_PER_CLIENT + others);
    const site = await createSite({ place, learners, prepare: answerSome, defer });
    const pupils = await pupilsOf(site);
    if (databaseUrl === undefined) {
      runners.push(await serverOn(name, { ...site, pupils }, {}));
      continue;
    }
    const ofBaseline = site.learners.splice(CLIENTS * LEARNERS_PER_CLIENT);
    const processes = { postgres: await postmasterOf(site) };
    version = await versionOf(site);
    runners.push(
      await serverOn(name, { ...site, pupils }, processes),
      await pgbenchOn({ ...site, learners: ofBaseline }, databaseUrl, processes, defer),
    );
  }
  const rows: string[][] = [];
  for (const operation of operations.filter(({ title }) => title.includes(options.only))) {
    log(`${operation.title} …`);
    rows.push(...(await rowsOf(operation, runners)));
  }
  const tables = rows.length > 0 ? [table(head, rows)] : [];
  if (ASSIGNMENTS.includes(options.only)) tables.push(await assignmentTable(runners));
  if (PUBLIC_PAGES.includes(options.only)) tables.push(...(await publicPageTables(runners)));
  const note = `${CLIENTS} clients, ${CARDS} cards each. Medians of ${options.rounds} runs of ${options.seconds} s.`;
  await report("server", `${tables.join("\n\n")}\n\n${note}\nPostgreSQL ${version}.`);
});

function answerSome(client: Client, questions: readonly Question[]): Promise<void> {
  return answerAll(client, questions.slice(0, CARDS));
}

/** Takes pupils from the learners of a site, and gives them their assignments. */
async function pupilsOf({ learners, onDatabase }: Site): Promise<Pupils> {
  const take = () => learners.splice(-CLIENTS);
  const pupils: Pupils = {
    none: take(),
    "20, of all families": take(),
    "20, all of the family of the answers": take(),
  };
  await onDatabase(async (db) => {
    await giveAssignments(db, pupils["20, of all families"]);
    await giveAssignments(db, pupils["20, all of the family of the answers"], [ASSIGNED_FAMILY]);
  });
  return pupils;
}

async function serverOn(
  name: string,
  site: Site & { pupils: Pupils },
  database: { postgres?: number },
): Promise<Runner> {
  const { learners, questions, pupils } = site;
  const { origin, pid } = await site.start();
  return {
    name,
    processes: { server: pid, ...database },
    runOf:
      ({ calls, group, pagesPerSecond = 0 }) =>
      async () => {
        const answering = group === undefined ? learners : pupils[group];
        const clients = clientsOf(answering.map((learner) => calls(learner, questions)));
        const pages = requestPages(origin, pagesPerSecond, duration);
        const results = await load(origin, clients, duration);
        await pages;
        return results;
      },
  };
}

async function pgbenchOn(
  site: Site,
  databaseUrl: string,
  processes: Contender["processes"],
  defer: Defer,
): Promise<Runner> {
  const folder = await temporaryFolder(defer);
  const pgbench = await createBaseline({ site, databaseUrl, folder, sizes: BATCH_SIZES, defer });
  const runOf: Runner["runOf"] = ({ baseline }) => baseline && (() => baseline(pgbench));
  return { name: "pgbench, same SQL", processes, runOf };
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

async function rowsOf(operation: Operation, runners: readonly Runner[]): Promise<string[][]> {
  const { title, answersPerRequest } = operation;
  const contenders = runners.flatMap(({ runOf, ...runner }): Contender[] => {
    const run = runOf(operation);
    return run ? [{ ...runner, run }] : [];
  });
  const costs = [...(await compare(contenders, Number(options.rounds)))];
  const [, baseline] = costs.find(([{ processes }]) => !processes.server) ?? [];
  return costs.map(([{ name, processes }, { perSecond, least, most, p50, p99, cpu }]) => [
    `${title}: ${name}`,
    perSecond.toFixed(0),
    `${least.toFixed(0)}–${most.toFixed(0)}`,
    answersPerRequest === 0 ? "" : (perSecond * answersPerRequest).toFixed(0),
    ...[p50.toFixed(1), p99.toFixed(1)],
    processes.server ? cpu.server.toFixed(0) : "",
    processes.postgres ? cpu.postgres.toFixed(0) : "",
    cpu.load.toFixed(0),
    baseline ? (perSecond / baseline.perSecond).toFixed(2) : "",
  ]);
}

/** What an answer of a pupil with 20 assignments costs, beside one of a pupil without. */
async function assignmentTable(runners: readonly Runner[]): Promise<string> {
  log("assignments …");
  const rows: string[][] = [];
  const ofFamily = ({ family }: Question) => family === ASSIGNED_FAMILY;
  for (const { runOf, name, processes } of runners.filter(({ processes }) => processes.server)) {
    const contenders = groups.flatMap((group): Contender[] => {
      const run = runOf({
        title: ASSIGNMENTS,
        answersPerRequest: 1,
        calls: (learner, questions) => answerCalls(questions.filter(ofFamily), 1)(learner),
        group,
      });
      return run ? [{ name: `${name}: ${group}`, processes, run }] : [];
    });
    const costs = [...(await compare(contenders, Number(options.rounds)))];
    const cpuOf = ({ cpu }: { cpu: { server: number; postgres: number } }) =>
      cpu.server + cpu.postgres;
    const without = costs[0]?.[1];
    for (const [contender, { perSecond, p50, p99, cpu }] of costs) {
      const ratio = without ? cpuOf({ cpu }) / cpuOf(without) : Number.NaN;
      const times = [
        p50.toFixed(1),
        p99.toFixed(1),
        cpu.server.toFixed(0),
        cpu.postgres.toFixed(0),
      ];
      rows.push([contender.name, perSecond.toFixed(0), ...times, ratio.toFixed(2)]);
    }
  }
  return table(
    ["assignments", "answers/s", "p50 ms", "p99 ms", "CPU µs: server", "PostgreSQL", "CPU ÷ none"],
    [["goal", "", "", "", "", "", "1.10"], ...rows],
  );
}

/** What a page costs, and what answers cost while pages are rendered. */
async function publicPageTables(runners: readonly Runner[]): Promise<string[]> {
  log("public pages …");
  const times = await timesOfPages(FIRST_PAGES + LATER_PAGES);
  const quantilesOf = (pages: readonly number[]) =>
    [0.5, 0.99].map((share) => quantile(pages, share).toFixed(1));
  const servers = runners.filter(({ processes }) => processes.server !== undefined);
  const rows: string[][] = [];
  for (const { runOf, name, processes } of servers) {
    const contenders = [0, PAGES_PER_SECOND].flatMap((pagesPerSecond): Contender[] => {
      const run = runOf({ ...answering(1), pagesPerSecond });
      const title = pagesPerSecond === 0 ? name : `${name}, ${pagesPerSecond} public pages/s`;
      return run ? [{ name: title, processes, run }] : [];
    });
    const costs = [...(await compare(contenders, Number(options.rounds)))];
    const quiet = costs[0]?.[1].p99 ?? Number.NaN;
    for (const [{ name }, { perSecond, p50, p99 }] of costs) {
      const ratio = (p99 / quiet).toFixed(2);
      rows.push([name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), ratio]);
    }
  }
  return [
    table(
      ["page of a verb, rendered and compressed", "CPU ms p50", "p99"],
      [
        ["goal", "5", "15"],
        [`the first ${FIRST_PAGES}`, ...quantilesOf(times.slice(0, FIRST_PAGES))],
        [`${LATER_PAGES} later ones`, ...quantilesOf(times.slice(FIRST_PAGES))],
      ],
    ),
    table(
      ["POST events, 1 answer", "requests/s", "p50 ms", "p99 ms", "p99 ÷ without pages"],
      [["goal", "", "", "", "1.30"], ...rows],
    ),
  ];
}

async function versionOf({ onDatabase }: Site): Promise<string> {
  const { rows } = await onDatabase((db) =>
    db.execute<{ server_version: string }>("show server_version"),
  );
  return rows[0]?.server_version ?? "";
}
