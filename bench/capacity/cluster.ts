import pg from "pg";
import { startHaproxy } from "../../packages/server/src/testing/haproxy.ts";
import { startPgbouncer } from "../../packages/server/src/testing/pgbouncer.ts";
import { startPostgresCluster } from "../../packages/server/src/testing/postgres.ts";
import { type Defer, temporaryFolder } from "../harness/benchmark.ts";
import { answerAll } from "../harness/learner.ts";
import { treeCpuTime } from "../harness/process.ts";
import { createSite, postmasterOf, type Site, startVerbena } from "../harness/site.ts";

const SERVERS = 2;

export const programs = ["servers", "PostgreSQL", "pgbouncer", "HAProxy"] as const;

/** What some work has used: processor time in µs by program, and bytes of PostgreSQL's write-ahead log. */
export type Use = Record<(typeof programs)[number] | "wal", number>;

/** Two servers behind HAProxy, with pgbouncer between them and PostgreSQL. */
export type Cluster = Pick<Site, "learners" | "questions"> & {
  origin: string;
  /** A direct connection to PostgreSQL. */
  database: pg.Client;
  /** Runs work and returns what it used. */
  measure: (work: () => Promise<unknown>) => Promise<Use>;
};

/** @param learners each has answered every question once */
export async function startCluster(learners: number, defer: Defer): Promise<Cluster> {
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const place = { dataDir: await temporaryFolder(defer), databaseUrl };
  const site = await createSite({ place, learners, prepare: answerAll, defer });
  const database = new pg.Client(databaseUrl);
  await database.connect();
  defer(() => database.end());

  const pgbouncer = await startPgbouncer(databaseUrl, { poolSize: 20 });
  defer(pgbouncer.stop);
  const environment = { DATABASE_DIRECT_URL: databaseUrl };
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, async () => {
      const dataDir = await temporaryFolder(defer);
      return startVerbena({ dataDir, databaseUrl: pgbouncer.url, environment, defer });
    }),
  );
  const haproxy = await startHaproxy(servers.map(({ origin }) => origin));
  defer(haproxy.stop);

  const postmaster = await postmasterOf(site);
  const readUse = async (): Promise<Use> => ({
    servers: await sumOf(servers.map(({ pid }) => treeCpuTime(pid))),
    PostgreSQL: await treeCpuTime(postmaster),
    pgbouncer: await treeCpuTime(pgbouncer.pid),
    HAProxy: await treeCpuTime(haproxy.pid),
    wal: await number(database, "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"),
  });
  return {
    learners: site.learners,
    questions: site.questions,
    origin: haproxy.origin,
    database,
    measure: async (work) => {
      const before = await readUse();
      await work();
      const after = await readUse();
      return mapUse(after, (value, name) => value - before[name]);
    },
  };
}

export function mapUse(use: Use, change: (value: number, name: keyof Use) => number): Use {
  const names = [...programs, "wal"] as const;
  return Object.fromEntries(names.map((name) => [name, change(use[name], name)])) as Use;
}

/** The first value of a statement's first row. */
export async function number(database: pg.Client, statement: string): Promise<number> {
  const { rows } = await database.query<[string]>({ text: statement, rowMode: "array" });
  return Number(rows[0]?.[0]);
}

async function sumOf(values: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(values)).reduce((sum, value) => sum + value, 0);
}
