// npm run bench:class-sign-in: how long a teacher waits for the accounts of a class, and its pupils for their sign-in.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@verbena/server/client";
import { persons } from "@verbena/spanish";
import {
  benchmark,
  type Defer,
  log,
  median,
  quantile,
  report,
  table,
} from "./harness/benchmark.ts";
import { type Client, clientOf } from "./harness/learner.ts";
import { answerCalls, openConnection } from "./harness/load.ts";
import { createSite, type DataLocation, newDatabases, startVerbena } from "./harness/site.ts";

const PUPILS = 30;
/** As many as the teacher's page asks for at a time. */
const BATCH = 6;
const PAUSE_MS = 50;

/** The latest end of a sign-in after its beginning, which the design promises. */
const GOAL_MS = 15_000;

const head = [
  ...["", "accounts made, s", "slowest request, s", "sign-in: p50 s", "longest, s"],
  ...["longest ÷ 15 s", "another learner's answer: p50 ms", "p99", "p50 ÷ quiet"],
];

await benchmark(async (defer) => {
  const rows: string[][] = [];
  for (const [kind, place] of Object.entries(await newDatabases(defer))) {
    rows.push(...(await measure(kind, place, defer)));
  }
  const note = `${PUPILS} pupils behind one address; the teacher asks for ${BATCH} accounts at a time.`;
  await report("class-sign-in", `${table(head, rows)}\n\n${note}`);
});

async function measure(kind: string, place: DataLocation, defer: Defer): Promise<string[][]> {
  log(`${kind}: a teacher and a learner …`);
  const { learners, questions } = await createSite({ place, learners: 2, defer });
  const environment = { CLASSES: "everyone", OPERATOR: "school" };
  const { origin, stop } = await startVerbena({ ...place, environment, defer });
  const [teacher, other] = learners;
  if (!teacher || !other) throw new Error("there are no learners");
  const client = clientOf(origin, teacher);
  const answersDuring = async (work: Promise<unknown>) => {
    const connection = await openConnection(origin);
    const nextAnswer = answerCalls(questions, 1)(other);
    const latencies: number[] = [];
    let isOver = false;
    void work.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      latencies.push(await connection.send(nextAnswer()));
      await sleep(PAUSE_MS);
    }
    connection.close();
    await work;
    return latencies;
  };
  const quiet = await answersDuring(sleep(3000));
  const ofAnswers = (latencies: number[]) => [
    median(latencies).toFixed(1),
    quantile(latencies, 0.99).toFixed(1),
    (median(latencies) / median(quiet)).toFixed(1),
  ];

  log(`${kind}: accounts …`);
  const classId = await openClass(client);
  const making = makeAccounts(client, classId);
  const whileMaking = await answersDuring(making);
  const { cards, waits } = await making;
  const sum = waits.reduce((all, wait) => all + wait, 0);
  const rows = [
    [
      ...[`${kind}: ${PUPILS} accounts`, seconds(sum), seconds(Math.max(...waits))],
      ...["", "", "", ...ofAnswers(whileMaking)],
    ],
  ];
  for (const [name, spreadMs] of [
    ["in the same moment", 0],
    ["within a minute", 60_000],
  ] as const) {
    log(`${kind}: sign-ins ${name} …`);
    const signIns = Promise.all(
      cards.map((card, index) => signIn(origin, card, (spreadMs * index) / PUPILS)),
    );
    const answers = await answersDuring(signIns);
    const signInWaits = await signIns;
    const longest = Math.max(...signInWaits);
    rows.push([
      ...[`${kind}: ${PUPILS} sign-ins ${name}`, "", "", seconds(median(signInWaits))],
      ...[seconds(longest), (longest / GOAL_MS).toFixed(2), ...ofAnswers(answers)],
    ]);
  }
  await stop();
  return rows;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

type Card = { code: string; name: string; password: string };

async function openClass({ api }: Client): Promise<string> {
  const id = randomUUID();
  const lastDay = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const named = { id, name: "3e B", teacherName: "Mme Roy", lastDay, timeZone: "Europe/Paris" };
  const settings = { region: "spain", acceptsMissingAccents: true, showsInfo: true } as const;
  const json = { ...named, ...settings, persons: [...persons] };
  const response = await api.classes.$post({ json });
  if (!response.ok) throw new Error(`the class was not opened: status ${response.status}`);
  return id;
}

async function makeAccounts({ api }: Client, classId: string) {
  const calls = api.classes[":classId"].accounts;
  const { code } = await (await calls.$get({ param: { classId } })).json();
  const cards: Card[] = [];
  const waits: number[] = [];
  while (cards.length < PUPILS) {
    const begun = performance.now();
    const names = Array.from({ length: BATCH }, () => "Zoé M");
    const response = await calls.$post({ param: { classId }, json: { id: randomUUID(), names } });
    if (!response.ok) throw new Error(`no accounts were made: status ${response.status}`);
    const { accounts } = await response.json();
    cards.push(...accounts.map(({ name, password }) => ({ code, name, password })));
    waits.push(performance.now() - begun);
  }
  return { cards, waits };
}

/** @returns the wait in ms */
async function signIn(origin: string, card: Card, afterMs: number): Promise<number> {
  await sleep(afterMs);
  const begun = performance.now();
  const response = await createClient(origin).api.auth["sign-in"].class.$post({ json: card });
  if (!response.ok) throw new Error(`a pupil could not sign in: status ${response.status}`);
  return performance.now() - begun;
}
