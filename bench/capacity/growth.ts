import type { Database } from "../../packages/server/src/db/database.ts";
import { type Defer, log, median, report, table } from "../harness/benchmark.ts";
import { answerAll, type Client, type Question } from "../harness/learner.ts";
import {
  answerCalls,
  type Contender,
  type Costs,
  compare,
  type Duration,
  getCalls,
  load,
  openConnection,
} from "../harness/load.ts";
import {
  createSite,
  type DataLocation,
  databaseKinds,
  newDatabases,
  postmasterOf,
  type Site,
} from "../harness/site.ts";
import { addPastAnswers, copyLearner } from "./copies.ts";

const CLIENTS = 8;
const FEW_USERS = 10;
/** At most so many copies have cards and answers. */
const COPIES_WITH_ANSWERS_MAX = 5_000;
const CARDS = 30;
/** Calls of each page; the first ones are not counted. */
const [WARM_UP, SAMPLES] = [4, 20];

const answerHead = ["", "answers/s", "p50 ms", "p99 ms", "CPU µs", "p50 ÷", "CPU ÷"];

type Size = { users: number; answers: number };
type Options = Size & { rounds: number; duration: Duration; defer: Defer };

/** The administrators' pages. */
const pages = {
  "platform statistics": "overview",
  "users by username": "users?sort=username&direction=asc",
  "users by address": "users?sort=email&direction=desc",
  "newest users": "users?sort=created_at&direction=desc",
  "users by last sign-in": "users?sort=last_sign_in_at&direction=desc",
  "search: beginning of an address": "users?search=learner77",
  "search: two letters that nobody has": "users?search=qx",
  "search: half of all users": "users?search=%40escuela",
};

/**
 * Measures answers on three sites: a small one, one with many answers, and one with many users. Also measures the
 * administrators' pages on the first and the last.
 */
export async function measureGrowth({ users, answers, rounds, duration, defer }: Options) {
  /** The first site is the baseline for the others. */
  const sizes: Size[] = [
    { users: FEW_USERS, answers: 0 },
    { users: FEW_USERS, answers },
    { users, answers: 0 },
  ];
  const sites = await Promise.all(
    sizes.map(async (size) => ({ size, databases: await newDatabases(defer) })),
  );
  const answerRows: string[][] = [];
  const pageRows: string[][] = [];
  for (const kind of databaseKinds) {
    const running: Running[] = [];
    for (const { size, databases } of sites) {
      log(`${kind}: ${size.users} users, ${size.answers} answers …`);
      running.push(await startSite(databases[kind], size, duration, defer));
    }
    const costs = [...(await compare(running, rounds))];
    answerRows.push(...costs.map((row) => answerRow(kind, row, costs[0] ?? row)));
    const [small, , large] = running;
    if (small && large) pageRows.push(...(await pageRowsOf(kind, small, large)));
    for (const { stop } of running) await stop();
  }
  const pageHead = ["", ...[FEW_USERS, users].map((count) => `${count} users: ms`)];
  await report(
    "growth",
    `${table(answerHead, answerRows)}\n\n${CLIENTS} clients, one answer per request.\n\n${table(pageHead, pageRows)}`,
  );
}

type Running = Contender & { origin: string; cookie: string; stop: () => Promise<void> };

async function startSite(
  place: DataLocation,
  size: Size,
  duration: Duration,
  defer: Defer,
): Promise<Running> {
  // One learner more than clients: the administrator, who is also the learner that is copied.
  const site = await createSite({ place, learners: CLIENTS + 1, prepare: prepareLearner, defer });
  const [administrator, ...learners] = site.learners;
  if (!administrator) throw new Error("there are no learners");
  await fill(site, size);
  const postgres = place.databaseUrl === undefined ? undefined : await postmasterOf(site);
  const { origin, pid, stop } = await site.start();
  const calls = answerCalls(site.questions, 1);
  return {
    origin,
    cookie: administrator.cookie,
    stop,
    name: `${size.users} users, ${size.answers} answers`,
    run: () => load(origin, learners.map(calls), duration),
    processes: { server: pid, ...(postgres !== undefined && { postgres }) },
  };
}

/** Creates a profile and answers some questions. The copies get both. */
async function prepareLearner(client: Client, questions: readonly Question[]): Promise<void> {
  await client.api.profile.$patch({ json: { preferredLanguage: "fr" } });
  await answerAll(client, questions.slice(0, CARDS));
}

async function fill({ place, learners, onDatabase }: Site, { users, answers }: Size) {
  const [administrator, ...others] = learners;
  if (!administrator) throw new Error("there are no learners");
  const copies = Math.max(0, users - learners.length);
  await onDatabase(async (db: Database) => {
    await db.transaction(async (tx) => {
      const execute = (statement: string) => tx.execute<Record<string, unknown>>(statement);
      await execute("set local statement_timeout = 0");
      await execute(`update users set role = 'admin' where id = '${administrator.id}'`);
      const practised = Math.min(COPIES_WITH_ANSWERS_MAX, copies);
      await copyLearner(execute, administrator, { copies, practised, rows: CARDS });
      for (const learner of others) await addPastAnswers(execute, learner, answers / others.length);
    });
    // Do now what autovacuum would do later. The embedded database has no autovacuum.
    if (place.databaseUrl !== undefined) await db.execute("vacuum analyze");
    await db.execute("checkpoint");
  });
}

function answerRow(
  kind: string,
  [{ name }, costs]: [Contender, Costs],
  [, small]: [Contender, Costs],
): string[] {
  const { perSecond, p50, p99 } = costs;
  const cpuOf = ({ cpu }: Costs) => cpu.server + cpu.postgres;
  return [
    `${kind}: ${name}`,
    ...[perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuOf(costs).toFixed(0)],
    ...[p50 / small.p50, cpuOf(costs) / cpuOf(small)].map((ratio) => ratio.toFixed(2)),
  ];
}

/** The sites take turns, so that a slow moment of the machine slows both. */
async function pageRowsOf(kind: string, ...sites: readonly Running[]): Promise<string[][]> {
  const connections = await Promise.all(sites.map(({ origin }) => openConnection(origin)));
  const rows: string[][] = [];
  for (const [title, path] of Object.entries(pages)) {
    const times = sites.map((): number[] => []);
    for (let turn = 0; turn < WARM_UP + SAMPLES; turn += 1) {
      for (const [index, { cookie }] of sites.entries()) {
        const call = getCalls(`/api/admin/${path}`)({ cookie })();
        const ms = await connections[index]?.send(call);
        if (ms !== undefined && turn >= WARM_UP) times[index]?.push(ms);
      }
    }
    rows.push([`${kind}: ${title}`, ...times.map((all) => median(all).toFixed(1))]);
  }
  for (const { close } of connections) close();
  return rows;
}
