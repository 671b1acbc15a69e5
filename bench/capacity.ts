// npm run bench:capacity: what an answer and a learner cost on two servers behind HAProxy and pgbouncer.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { type Cluster, programs, startCluster, type Use } from "./capacity/cluster.ts";
import { copyLearner } from "./capacity/many-learners.ts";
import { type Traffic, trafficOf } from "./capacity/network.ts";
import { logBytes, storedBytes } from "./capacity/storage.ts";
import { benchmark, log } from "./harness/benchmark.ts";
import { clientOf, createLearner, type Learner } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { openConnection } from "./server/connection.ts";
import { answerCalls, load, type NextCall } from "./server/load.ts";

const CLIENTS = 8;
const SIGN_INS = 20;
const CORES = [2, 8, 32];

/** What the application asks for when it opens. */
const VISIT_PATHS = [
  "/api/auth/get-session",
  "/api/profile",
  "/api/progress?timeZone=Europe%2FParis",
];

/** The rule by which costs become learners a day. docs/capacity.md explains it. */
const rule = { answers: 40, visits: 2, signIns: 0.1, busyHour: 0.15, used: 0.6 };

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "15" },
    learners: { type: "string", default: "3000" },
    write: { type: "boolean", default: false },
  },
});
const duration = { warmUpMs: 2000, ms: Number(options.seconds) * 1000 };

/** What one operation uses. */
type Cost = Use & { name: string; traffic: Traffic | null };

await benchmark(async (defer) => {
  log("Creating learners and their progress …");
  const cluster = await startCluster(CLIENTS, defer);
  const { learners, questions, database } = cluster;
  const oneByOne = answerCalls(questions, 1);

  log("Answers …");
  const logBefore = await logBytes(database);
  const answers = await costUnderLoad(cluster, "an answer", learners.map(oneByOne));
  const bytesPerAnswer = ((await logBytes(database)) - logBefore) / answers.requests;
  const inBatches = learners.map(answerCalls(questions, 20));
  const batches = await costUnderLoad(cluster, "20 answers in a batch", inBatches);
  log("Visits and sign-ins …");
  const page = await costUnderLoad(cluster, "a visit", learners.map(visitCalls));
  const visit = scaled(page.cost, VISIT_PATHS.length);
  const signIn = await signInCost(cluster);
  log("Answers of many learners …");
  const first = await firstAnswerCost(cluster, Number(options.learners), oneByOne);

  const costs = [answers.cost, first, batches.cost, visit, signIn];
  const rate = `${CLIENTS} clients reach ${answers.perSecond.toFixed(0)} answers/s on this machine, which also runs the load program.`;
  const stored = await storedBytes(database, bytesPerAnswer);
  const day = sumOf([
    scaled(first, 1),
    scaled(answers.cost, rule.answers - 1),
    scaled(visit, rule.visits),
    scaled(signIn, rule.signIns),
  ]);
  const parts = [costTable(costs), rate, stored, capacityTable(day, bytesPerAnswer)];
  await report("capacity", parts.join("\n\n"), "capacity.md");
});

/** Repeats calls for a while; returns the cost of each. */
async function costUnderLoad(cluster: Cluster, name: string, calls: readonly NextCall[]) {
  let results = { perSecond: 0, requests: 0 };
  const use = await cluster.measure(async () => {
    results = await load(cluster.origin, calls, duration);
  });
  const [call] = calls;
  const traffic = call ? await trafficOf(cluster.origin, call) : null;
  return { ...results, cost: { name, traffic, ...divided(use, results.requests) } };
}

function visitCalls({ cookie }: Learner): NextCall {
  let turn = 0;
  return () => {
    const path = VISIT_PATHS[turn % VISIT_PATHS.length] ?? "";
    turn += 1;
    return { method: "GET", path, cookie };
  };
}

async function signInCost({ origin, measure }: Cluster): Promise<Cost> {
  const account = { name: "Ana", email: `${randomUUID()}@example.org`, password: randomUUID() };
  const learner = await createLearner(origin, account);
  const { api } = clientOf(origin, learner);
  const { email, password } = account;
  const use = await measure(async () => {
    for (let count = 0; count < SIGN_INS; count += 1) {
      const { ok } = await api.auth["sign-in"].email.$post({ json: { email, password } });
      if (!ok) throw new Error("a sign-in failed");
    }
  });
  return { name: "a sign-in", traffic: null, ...divided(use, SIGN_INS) };
}

/**
 * The cost of a learner's first answer of the day. After a checkpoint, PostgreSQL writes each page that changes
 * to its log as a whole, and many learners' rows are on many pages.
 */
async function firstAnswerCost(
  { learners, origin, database, measure }: Cluster,
  count: number,
  callsOf: (learner: Learner) => NextCall,
): Promise<Cost> {
  const [original] = learners;
  if (!original) throw new Error("no learner to copy");
  const waiting = (await copyLearner(database, original, count)).map(callsOf);
  await database.query("checkpoint");
  const client = async () => {
    const connection = await openConnection(origin);
    for (let next = waiting.pop(); next; next = waiting.pop()) await connection.send(next());
    connection.close();
  };
  const use = await measure(() => Promise.all(Array.from({ length: CLIENTS }, client)));
  return { name: "a learner's first answer", traffic: null, ...divided(use, count) };
}

function divided({ cpu, walBytes }: Use, count: number): Use {
  const each = {
    servers: cpu.servers / count,
    PostgreSQL: cpu.PostgreSQL / count,
    pgbouncer: cpu.pgbouncer / count,
    HAProxy: cpu.HAProxy / count,
  };
  return { cpu: each, walBytes: walBytes / count };
}

function scaled(cost: Cost, factor: number): Cost {
  const { name, traffic } = cost;
  const scaledTraffic = traffic && {
    sentBytes: traffic.sentBytes * factor,
    receivedBytes: traffic.receivedBytes * factor,
  };
  return { name, traffic: scaledTraffic, ...divided(cost, 1 / factor) };
}

function cpuOf({ cpu }: Use): number {
  return programs.reduce((sum, name) => sum + cpu[name], 0);
}

function bytesOf({ traffic }: Cost): number {
  return traffic ? traffic.sentBytes + traffic.receivedBytes : 0;
}

function sumOf(costs: readonly Cost[]): { cpuMs: number; walBytes: number; trafficBytes: number } {
  const sum = (part: (cost: Cost) => number) =>
    costs.reduce((total, cost) => total + part(cost), 0);
  return {
    cpuMs: sum(cpuOf) / 1000,
    walBytes: sum(({ walBytes }) => walBytes),
    trafficBytes: sum(bytesOf),
  };
}

function costTable(costs: readonly Cost[]): string {
  const rows = costs.map((cost) => [
    cost.name,
    ...programs.map((name) => cost.cpu[name].toFixed(0)),
    cpuOf(cost).toFixed(0),
    cost.walBytes.toFixed(0),
    cost.traffic?.sentBytes.toFixed(0) ?? "",
    cost.traffic?.receivedBytes.toFixed(0) ?? "",
  ]);
  const [first, ...others] = programs;
  const head = [`CPU µs: ${first}`, ...others, "together"];
  return table(["", ...head, "WAL bytes", "bytes sent", "received"], rows);
}

/** Learners a day, by the rule. */
function capacityTable(day: ReturnType<typeof sumOf>, bytesPerAnswer: number): string {
  const busySeconds = 3600 / rule.busyHour;
  const rows = CORES.map((cores) => {
    const learners = (cores * rule.used * busySeconds * 1000) / day.cpuMs;
    const perSecond = (value: number) => (learners * value) / busySeconds;
    return [
      `${cores} cores`,
      String(Math.round(learners / 1000) * 1000),
      perSecond(rule.answers).toFixed(0),
      (perSecond(day.walBytes) / 1e6).toFixed(1),
      ((perSecond(day.trafficBytes) * 8) / 1e6).toFixed(0),
      ((learners * rule.answers * bytesPerAnswer) / 1e9).toFixed(1),
    ];
  });
  const busyHour = ["answers/s", "WAL MB/s", "network Mbit/s"].map((name) => `busy hour: ${name}`);
  return table(["", "learners a day", ...busyHour, "log GB a day"], rows);
}
