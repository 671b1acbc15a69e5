import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { startHaproxy } from "../../packages/server/src/testing/haproxy.ts";
import { startPgbouncer } from "../../packages/server/src/testing/pgbouncer.ts";
import { startPostgresCluster } from "../../packages/server/src/testing/postgres-cluster.ts";
import { type Defer, temporaryFolder } from "../harness/benchmark.ts";
import { cpuTime } from "../harness/cpu-time.ts";
import { answerAll } from "../harness/learner.ts";
import { createSite, type Site } from "../harness/site.ts";
import { startVerbena } from "../harness/verbena-server.ts";

const SERVERS = 2;

export const programs = ["servers", "PostgreSQL", "pgbouncer", "HAProxy"] as const;

/** What some work has used: processor time in µs, and bytes of PostgreSQL's write-ahead log. */
export type Use = { cpu: Record<(typeof programs)[number], number>; walBytes: number };

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
  const folder = await temporaryFolder(defer);
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const place = { dataDir: join(folder, "site"), databaseUrl };
  const site = await createSite({ place, learners, prepare: answerAll, defer });
  const database = new pg.Client(databaseUrl);
  await database.connect();
  defer(() => database.end());
  await database.query("update users set email_verified = true");

  const pgbouncer = await startPgbouncer(databaseUrl, { poolSize: 20 });
  defer(pgbouncer.stop);
  const environment = { DATABASE_DIRECT_URL: databaseUrl };
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, async (_, index) => {
      const dataDir = join(folder, `server-${index}`);
      await mkdir(dataDir);
      return startVerbena({ dataDir, databaseUrl: pgbouncer.url, environment, defer });
    }),
  );
  const haproxy = await startHaproxy(servers.map(({ origin }) => origin));
  defer(haproxy.stop);

  const pids = {
    servers: servers.map(({ pid }) => pid),
    PostgreSQL: [await postmasterPid(database)],
    pgbouncer: [pgbouncer.pid],
    HAProxy: [haproxy.pid],
  };
  const readUse = async (): Promise<Use> => ({
    cpu: {
      servers: await timeOf(pids.servers),
      PostgreSQL: await timeOf(pids.PostgreSQL),
      pgbouncer: await timeOf(pids.pgbouncer),
      HAProxy: await timeOf(pids.HAProxy),
    },
    walBytes: await number(database, "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"),
  });
  return {
    ...{ learners: site.learners, questions: site.questions, origin: haproxy.origin, database },
    measure: async (work) => {
      const before = await readUse();
      await work();
      const after = await readUse();
      return {
        cpu: {
          servers: after.cpu.servers - before.cpu.servers,
          PostgreSQL: after.cpu.PostgreSQL - before.cpu.PostgreSQL,
          pgbouncer: after.cpu.pgbouncer - before.cpu.pgbouncer,
          HAProxy: after.cpu.HAProxy - before.cpu.HAProxy,
        },
        walBytes: after.walBytes - before.walBytes,
      };
    },
  };
}

/** The first value of a statement's first row. */
export async function number(database: pg.Client, statement: string): Promise<number> {
  const { rows } = await database.query<[string]>({ text: statement, rowMode: "array" });
  return Number(rows[0]?.[0]);
}

const postmasterPid = (database: pg.Client) =>
  number(database, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)");

async function timeOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map((pid) => cpuTime(pid, { withChildren: true })));
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
}
