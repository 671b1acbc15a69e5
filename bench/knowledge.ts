// npm run bench:knowledge: what the projection of a learner's knowledge costs, beside progress and beside another build.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { DAY_MS } from "@verbena/core/calendar";
import { benchmark, type Defer, log, report, table } from "./harness/benchmark.ts";
import { answerTo, type Client, type Question } from "./harness/learner.ts";
import {
  answerCalls,
  type Contender,
  type Costs,
  compare,
  getCalls,
  load,
  type NextCall,
} from "./harness/load.ts";
import {
  createSite,
  type DataLocation,
  newDatabases,
  postmasterOf,
  type Site,
} from "./harness/site.ts";
import { measureRebuild } from "./knowledge/measure-rebuild.ts";

const CLIENTS = 4;
const CARDS = 786;
const BATCH = 100;
/** A snapshot ends twenty events before the last one. It is replaced after a hundred more. */
const TAIL = { short: 20, long: 120 };
const TIME_ZONE = "timeZone=Europe%2FParis";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    /** A checkout with another build, to compare answers and visits with. */
    before: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const duration = { warmUpMs: 1000, ms: Number(options.seconds) * 1000 };

await benchmark(async (defer) => {
  const { PGlite: embedded, PostgreSQL: external } = await newDatabases(defer);
  const parts = [
    await readingTable({ PGlite: embedded, PostgreSQL: external }, defer),
    await measureRebuild(defer),
  ];
  if (options.before !== undefined) parts.push(await pairTable(resolve(options.before), defer));
  const note = `${CLIENTS} clients, ${CARDS} cards each. Medians of ${options.rounds} runs of ${options.seconds} s.`;
  await report("knowledge", [...parts, note].join("\n\n"));
});

/** Answers some questions: every fifth answer is wrong. */
async function answerQuestions({ api }: Client, questions: readonly Question[]): Promise<void> {
  for (let start = 0; start < questions.length; start += BATCH) {
    const events = questions
      .slice(start, start + BATCH)
      .map((question, index) =>
        answerTo(question, index % 5 === 4 ? "otra cosa" : question.answer, twoDaysAgo()),
      );
    await api.progress.events.$post({ json: { events } });
  }
}

function twoDaysAgo(): Date {
  return new Date(Date.now() - 2 * DAY_MS);
}

/** Reading knowledge, beside reading progress. */
async function readingTable(places: Record<string, DataLocation>, defer: Defer): Promise<string> {
  const rows: string[][] = [];
  for (const [kind, place] of Object.entries(places)) {
    log(`${kind}: reading …`);
    let prepared = 0;
    const prepare = async (client: Client, questions: readonly Question[]) => {
      await answerQuestions(client, questions.slice(0, CARDS));
      await client.api.progress.knowledge.$get();
      const more = prepared % 2 === 0 ? 0 : TAIL.long - TAIL.short;
      await answerQuestions(client, questions.slice(0, more));
      await client.api.profile.$patch({ json: { reviewOrder: "always-rule" } });
      prepared += 1;
    };
    const site = await createSite({ place, learners: 2 * CLIENTS, prepare, defer });
    const running = await startOn(site, place);
    const ofTail = (tail: number) => site.learners.filter((_, index) => index % 2 === tail);
    const reading = (name: string, path: string, tail: 0 | 1): Contender => ({
      name,
      run: () => load(running.origin, ofTail(tail).map(getCalls(path)), duration),
      processes: running.processes,
    });
    const contenders = [
      reading("GET progress", `/api/progress?${TIME_ZONE}`, 0),
      reading(`GET knowledge, ${TAIL.short} events`, "/api/progress/knowledge", 0),
      reading(`GET knowledge, ${TAIL.long} events`, "/api/progress/knowledge", 1),
      reading("GET plan by rule", `/api/progress/knowledge/plan?${TIME_ZONE}`, 0),
      reading("GET start", `/api/start?${TIME_ZONE}&outline=true`, 0),
    ];
    rows.push(...rowsOf(kind, await compare(contenders, Number(options.rounds))));
    await running.stop();
  }
  return table(headOf("÷ GET progress"), rows);
}

/** Answers and visits on this build and on another one. */
async function pairTable(before: string, defer: Defer): Promise<string> {
  const operations: Record<string, (questions: readonly Question[]) => Calls> = {
    "an answer": (questions) => answerCalls(questions.slice(0, CARDS), 1),
    "a visit": () => getCalls(`/api/start?${TIME_ZONE}&outline=true`),
  };
  const [ofBefore, ofNow] = [await newDatabases(defer), await newDatabases(defer)];
  const rows: string[][] = [];
  for (const kind of ["PGlite", "PostgreSQL"] as const) {
    log(`${kind}: both builds …`);
    const sites = [
      { name: "before", place: ofBefore[kind], checkout: before },
      { name: "now", place: ofNow[kind] },
    ];
    const running = [];
    for (const { name, ...where } of sites) {
      const prepare = (client: Client, questions: readonly Question[]) =>
        answerQuestions(client, questions.slice(0, CARDS));
      const site = await createSite({ ...where, learners: CLIENTS, prepare, defer });
      running.push({ name, site, ...(await startOn(site, where.place)) });
    }
    for (const [operation, callsFor] of Object.entries(operations)) {
      const contenders = running.map(({ name, site, origin, processes }): Contender => {
        const calls = site.learners.map(callsFor(site.questions));
        return {
          name: `${operation}, ${name}`,
          run: () => load(origin, calls, duration),
          processes,
        };
      });
      rows.push(...rowsOf(kind, await compare(contenders, Number(options.rounds))));
    }
    for (const { stop } of running) await stop();
  }
  return table(headOf("÷ before"), rows);
}

type Calls = (learner: Site["learners"][number]) => NextCall;

async function startOn(site: Site, { databaseUrl }: DataLocation) {
  const postgres = databaseUrl === undefined ? undefined : await postmasterOf(site);
  const { origin, pid, stop } = await site.start();
  const processes = { server: pid, ...(postgres !== undefined && { postgres }) };
  return { origin, stop, processes };
}

function headOf(ratio: string): string[] {
  return ["", "requests/s", "p50 ms", "p99 ms", "CPU µs: server", "PostgreSQL", `CPU ${ratio}`];
}

/** The first contender is the one that the others are compared with. */
function rowsOf(kind: string, costs: ReadonlyMap<Contender, Costs>): string[][] {
  const [[, first] = []] = costs;
  const cpuOf = ({ cpu }: Costs) => cpu.server + cpu.postgres;
  return [...costs].map(([{ name, processes }, cost]) => [
    `${kind}: ${name}`,
    cost.perSecond.toFixed(0),
    ...[cost.p50, cost.p99].map((ms) => ms.toFixed(1)),
    cost.cpu.server.toFixed(0),
    processes.postgres ? cost.cpu.postgres.toFixed(0) : "",
    first ? (cpuOf(cost) / cpuOf(first)).toFixed(2) : "",
  ]);
}
