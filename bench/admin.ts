// npm run bench:admin: what administrators see and do on a site of many users, and who waits for it.
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { type Comparison, compareStatements } from "./admin/naive.ts";
import { type OpenSite, timePages } from "./admin/page-times.ts";
import { pagesOf } from "./admin/pages.ts";
import { createSite, type Kind, type Site } from "./admin/site.ts";
import { timeWorks, type Work } from "./admin/works.ts";
import { benchmark, temporaryFolder } from "./harness/benchmark.ts";
import { report, table } from "./harness/report.ts";

const { values: options } = parseArgs({
  options: {
    users: { type: "string", default: "100000" },
    samples: { type: "string", default: "30" },
    write: { type: "boolean", default: false },
  },
});
const many = Number(options.users);
const samples = Number(options.samples);
/** The same site small, and a tenth of it. */
const [few, some] = [many / 100, many / 10];

/** Rows of the three tables. */
type Rows = { pages: string[][]; works: string[][]; statements: string[][] };

const heads = {
  pages: ["", `${few} users: ms`, `${many} users: ms`, "ratio"],
  works: ["meanwhile", "s", "memory + MB", "an answer: p50 ms", "p95", "longest", "p50 ÷ nothing"],
  statements: [`${many} users`, "keyset ms", "OFFSET, ILIKE ms", "ratio"],
};

await benchmark(async (defer) => {
  const folder = await temporaryFolder(defer);
  const { url: clusterUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const all: Rows = { pages: [], works: [], statements: [] };
  for (const kind of ["PGlite", "PostgreSQL"] as const) {
    const siteOf = async (users: number) => {
      say(`${kind}: a site of ${users} users …`);
      return createSite({ kind, users, folder, clusterUrl, defer });
    };
    const rows = await measure(kind, siteOf);
    for (const name of ["pages", "works", "statements"] as const) all[name].push(...rows[name]);
  }
  const { pages, works, statements } = heads;
  const tables = [
    table(pages, all.pages),
    table(works, all.works),
    table(statements, all.statements),
  ];
  await report("admin", tables.join("\n\n"));
});

/** What is measured is said at once: the whole takes long. */
async function measure(kind: Kind, siteOf: (users: number) => Promise<Site>): Promise<Rows> {
  const [small, large] = [await siteOf(few), await siteOf(many)];
  say(`${kind}: pages …`);
  const open = [await openSite(small), await openSite(large)];
  const pages = pageRows(kind, await timePages(open, samples));
  for (const { stop } of open) await stop();
  say(table(heads.pages, pages));
  const statements = statementRows(kind, await compareStatements(large, samples));
  say(table(heads.statements, statements));
  const works: string[][] = [];
  for (const site of [await siteOf(some), large]) {
    works.push(...workRows(kind, await timeWorks(site)));
    say(table(heads.works, works));
  }
  return { pages, works, statements };
}

async function openSite(site: Site): Promise<OpenSite & { stop: () => Promise<void> }> {
  const pages = await pagesOf(site);
  return { site, pages, ...(await site.start()) };
}

function pageRows(kind: Kind, times: Map<string, number[]>): string[][] {
  return [...times].map(([title, [small = Number.NaN, large = Number.NaN]]) => [
    `${kind}: ${title}`,
    small.toFixed(1),
    large.toFixed(1),
    (large / small).toFixed(1),
  ]);
}

function workRows(kind: Kind, works: readonly Work[]): string[][] {
  const quiet = works[0]?.waits.p50 ?? Number.NaN;
  return works.map(({ title, waits }) => [
    `${kind}: ${title}`,
    waits.seconds.toFixed(1),
    waits.grownMb.toFixed(0),
    waits.p50.toFixed(1),
    waits.p95.toFixed(1),
    waits.longest.toFixed(0),
    (waits.p50 / quiet).toFixed(1),
  ]);
}

function statementRows(kind: Kind, comparisons: readonly Comparison[]): string[][] {
  return comparisons.map(({ title, verbena, naive }) => [
    `${kind}: ${title}`,
    verbena.toFixed(1),
    naive.toFixed(1),
    (naive / verbena).toFixed(1),
  ]);
}

function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
