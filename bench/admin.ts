// npm run bench:admin: pages and long operations of administrators on a site with many users.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../packages/server/src/testing/postgres-cluster.ts";
import { createTestDatabase } from "../packages/server/src/testing/test-postgres.ts";
import { timeOperations } from "./admin/operations.ts";
import { timePages } from "./admin/pages.ts";
import { type AdminSite, createAdminSite } from "./admin/seed.ts";
import { benchmark, log, temporaryFolder } from "./harness/benchmark.ts";
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
/** Pages are also measured with a hundredth of the users, operations with a tenth. */
const [few, some] = [many / 100, many / 10];

const heads = {
  pages: ["", `${few} users: ms`, `${many} users: ms`, "ratio"],
  operations: [
    "operation",
    "s",
    "memory + MB",
    "an answer: p50 ms",
    "p95",
    "longest",
    "p50 ÷ no operation",
  ],
};
type Rows = { pages: string[][]; operations: string[][] };

await benchmark(async (defer) => {
  const folder = await temporaryFolder(defer);
  const { url: clusterUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const all: Rows = { pages: [], operations: [] };
  for (const kind of ["PGlite", "PostgreSQL"] as const) {
    const siteOf = async (users: number) => {
      log(`${kind}: a site with ${users} users …`);
      const dataDir = join(folder, `${kind}-${users}`);
      const database =
        kind === "PostgreSQL" ? { databaseUrl: await createTestDatabase(clusterUrl) } : {};
      return createAdminSite({ dataDir, ...database }, users, defer);
    };
    const rows = await measure(siteOf);
    for (const name of ["pages", "operations"] as const) {
      const titled = rows[name].map(([title, ...cells]) => [`${kind}: ${title}`, ...cells]);
      log(table(heads[name], titled));
      all[name].push(...titled);
    }
  }
  const tables = (["pages", "operations"] as const).map((name) => table(heads[name], all[name]));
  await report("admin", tables.join("\n\n"));
});

async function measure(siteOf: (users: number) => Promise<AdminSite>): Promise<Rows> {
  const [small, large] = [await siteOf(few), await siteOf(many)];
  const pages = [...(await timePages([small, large], samples))].map(
    ([title, [ofFew = Number.NaN, ofMany = Number.NaN]]) => [
      title,
      ...[ofFew, ofMany, ofMany / ofFew].map((value) => value.toFixed(1)),
    ],
  );
  const operations: string[][] = [];
  for (const site of [await siteOf(some), large]) operations.push(...(await operationRows(site)));
  return { pages, operations };
}

async function operationRows(site: AdminSite): Promise<string[][]> {
  const operations = await timeOperations(site);
  const idleP50 = operations[0]?.p50 ?? Number.NaN;
  return operations.map(({ title, seconds, memoryGrowthMb, p50, p95, longest }) => [
    title,
    ...[seconds.toFixed(1), memoryGrowthMb.toFixed(0), p50.toFixed(1), p95.toFixed(1)],
    ...[longest.toFixed(0), (p50 / idleP50).toFixed(1)],
  ]);
}
