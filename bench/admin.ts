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

type Measured = {
  pages: Map<string, number[]>;
  works: Work[];
  comparisons: Comparison[];
};

await benchmark(async (defer) => {
  const folder = await temporaryFolder(defer);
  const { url: clusterUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const measured = new Map<Kind, Measured>();
  for (const kind of ["PGlite", "PostgreSQL"] as const) {
    const siteOf = async (users: number) => {
      say(`${kind}: a site of ${users} users …`);
      return createSite({ kind, users, folder, clusterUrl, defer });
    };
    measured.set(kind, await measure(kind, siteOf));
  }
  await report(
    "admin",
    [pagesTable(measured), worksTable(measured), naiveTable(measured)].join("\n\n"),
  );
});

async function measure(kind: Kind, siteOf: (users: number) => Promise<Site>): Promise<Measured> {
  const [small, large] = [await siteOf(few), await siteOf(many)];
  say(`${kind}: pages …`);
  const open = [await openSite(small), await openSite(large)];
  const pages = await timePages(open, samples);
  for (const { stop } of open) await stop();
  say(`${kind}: statements …`);
  const comparisons = await compareStatements(large, samples);
  say(`${kind}: what goes on while somebody practises …`);
  const works = [...(await timeWorks(await siteOf(some))), ...(await timeWorks(large))];
  return { pages, works, comparisons };
}

async function openSite(site: Site): Promise<OpenSite & { stop: () => Promise<void> }> {
  const pages = await pagesOf(site);
  return { site, pages, ...(await site.start()) };
}

function pagesTable(measured: Map<Kind, Measured>): string {
  const [pglite, postgres] = [measured.get("PGlite")?.pages, measured.get("PostgreSQL")?.pages];
  const cells = (times: readonly number[] = []) => {
    const [small = Number.NaN, large = Number.NaN] = times;
    return [small.toFixed(1), large.toFixed(1), (large / small).toFixed(1)];
  };
  const rows = [...(pglite ?? [])].map(([title, times]) => [
    title,
    ...cells(times),
    ...cells(postgres?.get(title)),
  ]);
  const head = (kind: Kind) => [`${kind}, ${few} users: ms`, `${many} users: ms`, "ratio"];
  return table(["", ...head("PGlite"), ...head("PostgreSQL")], rows);
}

function worksTable(measured: Map<Kind, Measured>): string {
  const rows = [...measured].flatMap(([kind, { works }]) =>
    works.map(({ title, waits }, index) => {
      const quiet = works.slice(0, index + 1).findLast((work) => work.title === "nothing");
      return [
        `${kind}: ${title}`,
        waits.seconds.toFixed(1),
        waits.grownMb.toFixed(0),
        waits.p50.toFixed(1),
        waits.p95.toFixed(1),
        waits.longest.toFixed(0),
        (waits.p50 / (quiet?.waits.p50 ?? Number.NaN)).toFixed(1),
      ];
    }),
  );
  const waits = ["an answer: p50 ms", "p95", "longest", "p50 ÷ nothing"];
  return table(["meanwhile", "takes s", "memory + MB", ...waits], rows);
}

function naiveTable(measured: Map<Kind, Measured>): string {
  const rows = [...measured].flatMap(([kind, { comparisons }]) =>
    comparisons.map(({ title, verbena, naive }) => [
      `${kind}: ${title}`,
      verbena.toFixed(1),
      naive.toFixed(1),
      (naive / verbena).toFixed(1),
    ]),
  );
  return table([`${many} users`, "keyset ms", "OFFSET, ILIKE ms", "ratio"], rows);
}

function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
