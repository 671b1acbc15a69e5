// npm run bench:flood: how long others wait while one learner or one client floods the server.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  benchmark,
  type Defer,
  log,
  median,
  quantile,
  report,
  table,
} from "./harness/benchmark.ts";
import { answerAll, type Client, type Question } from "./harness/learner.ts";
import { answerCalls, getCalls, type NextCall, openConnection } from "./harness/load.ts";
import { createSite, newDatabases, type Site } from "./harness/site.ts";

const CONNECTIONS = 100;
const SIGN_INS = 260;
/** Each learner has answered so many questions, so many times. */
const CARDS = 786;
const ANSWERS_PER_CARD = 6;
const WARM_UP_MS = 1000;
const PAUSE_MS = 50;
const REST_MS = 5000;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    /** Only addresses that match this expression. */
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const ms = Number(options.seconds) * 1000;

const addresses = [
  "/api/statistics/answers?search=tener",
  "/api/statistics/answers?search=t",
  "/api/statistics/answers?family=preterito-indefinido",
  "/api/statistics/mistakes?family=preterito-indefinido&cause=gave-up&days=30",
  "/api/statistics/forecast",
  "/api/start?outline=true&family=preterito-indefinido",
  "/api/progress",
  "/api/exercises/conjugation?family=preterito-indefinido",
  "/api/profile",
  "/api/export/answers.csv",
  "/api/auth/get-session",
  "/",
  "/app",
];

const head = [
  ...["", "requests/s", "refused", "`/healthz`: p50 ms", "p99", "longest"],
  ...["another learner's answer: p50 ms", "p99", "longest", "p50 ÷ quiet"],
];
const goal = ["goal", "", "", "", "", "300", "", "1000", "", ""];

await benchmark(async (defer) => {
  const rows: string[][] = [];
  for (const [kind, place] of Object.entries(await newDatabases(defer))) {
    rows.push(...(await measure(kind, place, defer)));
  }
  const note = `${CONNECTIONS} connections of one learner with ${CARDS * ANSWERS_PER_CARD} answers; ${options.seconds} s each.`;
  await report("flood", `${table(head, [goal, ...rows])}\n\n${note}`);
});

async function measure(kind: string, place: Site["place"], defer: Defer): Promise<string[][]> {
  log(`${kind}: learners and their answers …`);
  const site = await createSite({ place, learners: 2, prepare: answerMany, defer });
  const { origin, stop } = await site.start();
  const [flooder, other] = site.learners;
  if (!flooder || !other) throw new Error("there are no learners");
  const nextAnswer = answerCalls(site.questions.slice(0, CARDS), 1)(other);
  const quiet = await waitsDuring(origin, nextAnswer, []);
  const rows = [rowOf(`${kind}: quiet`, quiet, quiet)];
  const { cookie } = flooder;
  for (const path of addresses.filter((each) => new RegExp(options.only).test(each))) {
    log(`${kind}: ${path} …`);
    const calls = Array.from({ length: CONNECTIONS }, () => getCalls(path)({ cookie }));
    const waits = await waitsDuring(origin, nextAnswer, calls);
    rows.push(rowOf(`${kind}: \`${path}\``, waits, quiet));
    log(rows.at(-1)?.join(" | ") ?? "");
  }
  log(`${kind}: sign-ins …`);
  const signIns = Array.from({ length: SIGN_INS }, (_, client) => {
    let turn = 0;
    return (): ReturnType<NextCall> => {
      turn += 1;
      const email = `nobody-${client}-${turn}@example.org`;
      const body = JSON.stringify({ email, password: "wrong password" });
      return { method: "POST", path: "/api/auth/sign-in/email", cookie: "", body };
    };
  });
  const waits = await waitsDuring(origin, nextAnswer, signIns);
  rows.push(rowOf(`${kind}: ${SIGN_INS} sign-ins at a time from one client`, waits, quiet));
  await stop();
  return rows;
}

async function answerMany(client: Client, questions: readonly Question[]): Promise<void> {
  for (let round = 1; round <= ANSWERS_PER_CARD; round += 1) {
    await answerAll(client, questions.slice(0, CARDS));
  }
}

/** Latencies in ms of those who do not flood the server. */
type Waits = { requests: number; refused: number; health: number[]; answers: number[] };

/** Keeps a connection busy for each call, and meanwhile asks for the health and answers as a learner. */
async function waitsDuring(
  origin: string,
  nextAnswer: NextCall,
  calls: readonly NextCall[],
): Promise<Waits> {
  const waits: Waits = { requests: 0, refused: 0, health: [], answers: [] };
  const begin = performance.now() + WARM_UP_MS;
  const isOver = () => performance.now() > begin + ms;
  const connections = await Promise.all(calls.map(() => openConnection(origin)));
  const floods = calls.map(async (nextCall, index) => {
    while (!isOver()) {
      await connections[index]?.send(nextCall()).catch(() => {
        waits.refused += 1;
      });
      waits.requests += 1;
    }
  });
  const probe = async (nextCall: NextCall, latencies: number[], keep: boolean) => {
    let connection = await openConnection(origin);
    while (!isOver()) {
      const begun = performance.now();
      // A supervisor opens a connection for each check, a browser keeps its own.
      if (!keep) connection = await openConnection(origin);
      await connection.send(nextCall());
      if (performance.now() > begin) latencies.push(performance.now() - begun);
      if (!keep) connection.close();
      await sleep(PAUSE_MS);
    }
    connection.close();
  };
  await Promise.all([
    probe(getCalls("/healthz")({ cookie: "" }), waits.health, false),
    probe(nextAnswer, waits.answers, true),
  ]);
  // Sign-ins would wait for their answers for another minute.
  await Promise.race([Promise.all(floods), sleep(REST_MS)]);
  for (const { close } of connections) close();
  return waits;
}

function rowOf(name: string, { requests, refused, health, answers }: Waits, quiet: Waits) {
  const figures = (latencies: number[]) =>
    [median(latencies), quantile(latencies, 0.99), Math.max(...latencies)].map((value) =>
      value.toFixed(value < 10 ? 1 : 0),
    );
  const perSecond = (requests * 1000) / (ms + WARM_UP_MS);
  return [
    name,
    ...[perSecond.toFixed(0), String(refused)],
    ...figures(health),
    ...figures(answers),
    (median(answers) / median(quiet.answers)).toFixed(1),
  ];
}
