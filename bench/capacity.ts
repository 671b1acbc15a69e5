// npm run bench:capacity: what an answer and a learner cost, and how the costs grow with users and answers.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import {
  type Cluster,
  mapUse,
  number,
  programs,
  startCluster,
  type Use,
} from "./capacity/cluster.ts";
import { copyLearner } from "./capacity/copies.ts";
import { measureGrowth } from "./capacity/growth.ts";
import { benchmark, type Defer, log, report, table } from "./harness/benchmark.ts";
import { clientOf, createLearner, type Learner } from "./harness/learner.ts";
import { answerCalls, getCalls, load, type NextCall, openConnection } from "./harness/load.ts";

const CLIENTS = 8;
const SIGN_INS = 20;
const CORES = [2, 8, 32];

/** Users who have practised: their cards, and as many answers. */
const [PRACTISED, CARDS] = [3000, 100];

/** What the application asks for when it opens. */
const VISIT_PATHS = [
  "/api/auth/get-session",
  "/api/profile",
  "/api/progress?timeZone=Europe%2FParis",
];

/** The rule by which costs become learners a day. docs/capacity.md explains it. */
const rule = { answers: 40, visits: 2, signIns: 0.1, busyHour: 0.15, used: 0.6 };

/** The headers that Chromium sends with each request over HTTP/1.1. */
const browserHeaders = `accept: */*
accept-encoding: gzip, deflate, br, zstd
accept-language: fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7
referer: https://verbena.example/app/practice/preterito-indefinido
sec-ch-ua: "Chromium";v="142", "Not_A Brand";v="99"
sec-ch-ua-mobile: ?1
sec-ch-ua-platform: "Android"
sec-fetch-dest: empty
sec-fetch-mode: cors
sec-fetch-site: same-origin
user-agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36
`.replaceAll("\n", "\r\n");

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    users: { type: "string", default: "100000" },
    answers: { type: "string", default: "1000000" },
    /** "costs" or "growth", instead of both. */
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

await benchmark(async (defer) => {
  if (options.only !== "growth") await measureCosts(defer);
  if (options.only !== "costs") {
    const size = { users: Number(options.users), answers: Number(options.answers) };
    await measureGrowth({ ...size, rounds: Number(options.rounds), duration, defer });
  }
});

type Traffic = { sent: number; received: number };

/** What one operation uses. */
type Cost = { name: string; use: Use; traffic: Traffic | null };

/** Costs on two servers behind HAProxy and pgbouncer. */
async function measureCosts(defer: Defer): Promise<void> {
  log("Two servers: learners and their progress …");
  const cluster = await startCluster(CLIENTS, defer);
  const { learners, questions, database } = cluster;
  const oneByOne = answerCalls(questions, 1);

  log("Answers …");
  const logBefore = await sizeOf(cluster, "progress_events");
  const one = await costUnderLoad(cluster, "an answer", learners.map(oneByOne));
  const bytesPerAnswer = ((await sizeOf(cluster, "progress_events")) - logBefore) / one.requests;
  const inBatches = learners.map(answerCalls(questions, 20));
  const batches = await costUnderLoad(cluster, "20 answers in a batch", inBatches);
  log("Visits and sign-ins …");
  const visits = learners.map(getCalls(...VISIT_PATHS));
  const request = await costUnderLoad(cluster, "a visit", visits);
  const visit = scaled(request.cost, VISIT_PATHS.length);
  const signIn = await signInCost(cluster);
  log("First answers of the day …");
  const first = await firstAnswerCost(cluster, oneByOne);

  const day = [
    scaled(first, 1),
    scaled(one.cost, rule.answers - 1),
    scaled(visit, rule.visits),
    scaled(signIn, rule.signIns),
  ];
  const perRow = async (name: string) =>
    (await sizeOf(cluster, name)) / (await number(database, `select count(*) from ${name}`));
  const stored: [string, number][] = [
    ["an answer in the log", bytesPerAnswer],
    ["a card", await perRow("cards")],
    ["a day of a tense", await perRow("daily_stats")],
    ["an account", await perRow("users")],
    ["a session", await perRow("sessions")],
  ];
  const parts = [
    costTable([one.cost, first, batches.cost, visit, signIn]),
    `${CLIENTS} clients reach ${one.perSecond.toFixed(0)} answers/s on this machine, which also runs the load program.`,
    table(
      ["stored", "bytes with indexes"],
      stored.map(([name, bytes]) => [name, bytes.toFixed(0)]),
    ),
    capacityTable(day, bytesPerAnswer),
  ];
  await report("capacity", parts.join("\n\n"), "capacity.md");
}

/** The size of a table in bytes with its indexes, in all partitions. */
function sizeOf({ database }: Cluster, name: string) {
  return number(
    database,
    `select sum(pg_total_relation_size(oid)) from pg_class
      where relkind = 'r' and relname ~ '^${name}(_\\d+)?$'`,
  );
}

/** Repeats calls for a while; returns the cost of each. */
async function costUnderLoad(cluster: Cluster, name: string, calls: readonly NextCall[]) {
  let results = { perSecond: 0, requests: 0 };
  const use = await cluster.measure(async () => {
    results = await load(cluster.origin, calls, duration);
  });
  const traffic = await trafficOf(cluster.origin, calls[0]);
  return { ...results, cost: { name, traffic, use: perCall(use, results.requests) } };
}

function perCall(use: Use, calls: number): Use {
  return mapUse(use, (value) => value / calls);
}

/** Bytes of a browser's call. */
async function trafficOf(origin: string, nextCall: NextCall | undefined): Promise<Traffic> {
  const calls = 30;
  const connection = await openConnection(origin, `${browserHeaders}origin: ${origin}\r\n`);
  for (let count = 0; nextCall && count < calls; count += 1) await connection.send(nextCall());
  const { sent, received } = connection.traffic();
  connection.close();
  return { sent: sent / calls, received: received / calls };
}

async function signInCost({ origin, measure }: Cluster): Promise<Cost> {
  const account = { name: "Ana", email: `${randomUUID()}@example.org`, password: randomUUID() };
  const { api } = clientOf(origin, await createLearner(origin, account));
  const { email, password } = account;
  const use = await measure(async () => {
    for (let count = 0; count < SIGN_INS; count += 1) {
      const { ok } = await api.auth["sign-in"].email.$post({ json: { email, password } });
      if (!ok) throw new Error("a sign-in failed");
    }
  });
  return { name: "a sign-in", traffic: null, use: perCall(use, SIGN_INS) };
}

/**
 * The cost of a learner's first answer of the day. After a checkpoint, PostgreSQL writes each page that changes
 * to its log as a whole, and many learners' rows are on many pages.
 */
async function firstAnswerCost(
  { learners: [original], origin, database, measure }: Cluster,
  callsOf: (learner: Learner) => NextCall,
): Promise<Cost> {
  if (!original) throw new Error("no learner to copy");
  await database.query("begin");
  const size = { copies: PRACTISED, practised: PRACTISED, rows: CARDS };
  const copies = await copyLearner((statement) => database.query(statement), original, size);
  await database.query("commit");
  await database.query("vacuum analyze");
  await database.query("checkpoint");
  const waiting = copies.map(callsOf);
  const client = async () => {
    const connection = await openConnection(origin);
    for (let next = waiting.pop(); next; next = waiting.pop()) await connection.send(next());
    connection.close();
  };
  const use = await measure(() => Promise.all(Array.from({ length: CLIENTS }, client)));
  return { name: "a learner's first answer", traffic: null, use: perCall(use, PRACTISED) };
}

function scaled({ name, use, traffic }: Cost, factor: number): Cost {
  const { sent = 0, received = 0 } = traffic ?? {};
  return {
    name,
    use: mapUse(use, (value) => value * factor),
    traffic: traffic && { sent: sent * factor, received: received * factor },
  };
}

function cpuOf({ use }: Cost): number {
  return programs.reduce((sum, name) => sum + use[name], 0);
}

function costTable(costs: readonly Cost[]): string {
  const rows = costs.map((cost) => [
    cost.name,
    ...[...programs.map((name) => cost.use[name]), cpuOf(cost), cost.use.wal].map((value) =>
      value.toFixed(0),
    ),
    cost.traffic?.sent.toFixed(0) ?? "",
    cost.traffic?.received.toFixed(0) ?? "",
  ]);
  const [first, ...others] = programs;
  const head = [`CPU µs: ${first}`, ...others, "together"];
  return table(["", ...head, "WAL bytes", "bytes sent", "received"], rows);
}

/** Learners a day, by the rule. */
function capacityTable(day: readonly Cost[], bytesPerAnswer: number): string {
  const sumOf = (part: (cost: Cost) => number) => day.reduce((sum, cost) => sum + part(cost), 0);
  const cpuMs = sumOf(cpuOf) / 1000;
  const wal = sumOf(({ use }) => use.wal);
  const traffic = sumOf((cost) => (cost.traffic?.sent ?? 0) + (cost.traffic?.received ?? 0));
  const busySeconds = 3600 / rule.busyHour;
  const rows = CORES.map((cores) => {
    const learners = (cores * rule.used * busySeconds * 1000) / cpuMs;
    const perSecond = (value: number) => (learners * value) / busySeconds;
    return [
      `${cores} cores`,
      String(Math.round(learners / 1000) * 1000),
      perSecond(rule.answers).toFixed(0),
      (perSecond(wal) / 1e6).toFixed(1),
      ((perSecond(traffic) * 8) / 1e6).toFixed(0),
      ((learners * rule.answers * bytesPerAnswer) / 1e9).toFixed(1),
    ];
  });
  const busyHour = ["answers/s", "WAL MB/s", "network Mbit/s"].map((name) => `busy hour: ${name}`);
  return table(["", "learners a day", ...busyHour, "log GB a day"], rows);
}
