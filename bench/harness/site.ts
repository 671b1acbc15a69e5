import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Database } from "../../packages/server/src/db/database.ts";
import { openDatabase } from "../../packages/server/src/db/open-database.ts";
import { readEnvironment } from "../../packages/server/src/environment.ts";
import { freePort, startPostgresCluster } from "../../packages/server/src/testing/postgres.ts";
import { serverArguments, serverVariables } from "../../scripts/build.js";
import { type Defer, temporaryFolder } from "./benchmark.ts";
import {
  type Client,
  clientOf,
  createLearner,
  type Learner,
  type Question,
  readQuestions,
} from "./learner.ts";

const source = fileURLToPath(new URL("../../packages/server/src/main.ts", import.meta.url));

export const SECRET = "a secret for benchmarks, whose data is deleted";
const MAX_TRIES = 2400;
const PAUSE_MS = 50;

/** Where a server keeps its data. */
export type DataLocation = {
  /** A folder for the log, and for the embedded database when there is no databaseUrl. */
  dataDir: string;
  databaseUrl?: string;
};

type Options = DataLocation & {
  /** A module that patches the server's libraries. The server then runs from source, since the build bundles them. */
  preload?: string;
  /** The folder of another checkout whose built server runs. */
  checkout?: string;
  environment?: Record<string, string>;
  defer: Defer;
};

export type VerbenaServer = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts the server with its default configuration, on a free port of the loopback interface. */
export async function startVerbena(options: Options): Promise<VerbenaServer> {
  const { dataDir, preload, checkout, environment, defer } = options;
  const port = await freePort();
  const logFile = join(dataDir, "log");
  const log = await open(logFile, "a");
  const program = preload ? ["--import", preload, source] : builtServer(checkout);
  const server = spawn(process.execPath, program, {
    env: { ...serverVariables, ...serverEnvironment(options), ...environment, PORT: String(port) },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, "exit");
  };
  defer(stop);

  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (server.exitCode !== null || tries === MAX_TRIES) {
      throw new Error(`Verbena did not start:\n${await readFile(logFile, "utf8")}`);
    }
    await sleep(PAUSE_MS);
  }
  return { origin, pid: server.pid ?? 0, stop };
}

/** Node's arguments for the built server of this checkout, or of another one. */
function builtServer(checkout: string | undefined): readonly string[] {
  if (checkout === undefined) return serverArguments;
  const program = join(checkout, "packages", "server", "dist", "main.js");
  return [...serverArguments.slice(0, -1), program];
}

/** The environment variables of a server with its data there. */
export function serverEnvironment({ dataDir, databaseUrl }: DataLocation): Record<string, string> {
  if (databaseUrl === undefined) return { DATA_DIR: dataDir };
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET };
}

export const databaseKinds = ["PGlite", "PostgreSQL"] as const;
type DatabaseKind = (typeof databaseKinds)[number];

/** A new database of each kind, by the name of the kind. PostgreSQL writes each commit to disk. */
export async function newDatabases(defer: Defer): Promise<Record<DatabaseKind, DataLocation>> {
  const { url, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  return {
    PGlite: { dataDir: await temporaryFolder(defer) },
    PostgreSQL: { dataDir: await temporaryFolder(defer), databaseUrl: url },
  };
}

/** A database with learners who are signed in; its server is stopped. */
export type Site = {
  place: DataLocation;
  learners: Learner[];
  questions: readonly Question[];
  start: () => Promise<VerbenaServer>;
  /** Runs SQL; on the embedded database only while no server runs. */
  onDatabase: <T>(action: (db: Database) => Promise<T>) => Promise<T>;
};

type SiteOptions = {
  place: DataLocation;
  checkout?: string;
  learners: number;
  /** What the learners do before the server stops. */
  prepare?: (client: Client, questions: readonly Question[]) => Promise<void>;
  defer: Defer;
};

/** Creates a database with learners whose addresses are confirmed: others may send fewer answers a day. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { place, checkout, prepare, defer } = options;
  await mkdir(place.dataDir, { recursive: true });
  const start = () => startVerbena({ ...place, ...(checkout && { checkout }), defer });
  const { origin, stop } = await start();
  const newLearners = Array.from({ length: options.learners }, () => createLearner(origin));
  const learners = await Promise.all(newLearners);
  const clients = learners.map((learner) => clientOf(origin, learner));
  const questions = clients[0] ? await readQuestions(clients[0]) : [];
  for (const client of clients) await prepare?.(client, questions);
  await stop();
  const onDatabase: Site["onDatabase"] = async (action) => {
    const environment = readEnvironment(serverEnvironment(place));
    const { db, close } = await openDatabase(environment, { onLostConnection: () => {} });
    try {
      return await action(db);
    } finally {
      await close();
    }
  };
  await onDatabase((db) => db.execute("update users set email_verified = true"));
  return { place, learners, questions, start, onDatabase };
}

/** The id of PostgreSQL's first process, the parent of its others. */
export async function postmasterOf({ onDatabase }: Pick<Site, "onDatabase">): Promise<number> {
  const pidFile = "pg_read_file('postmaster.pid')";
  const { rows } = await onDatabase((db) =>
    db.execute<{ pid: string }>(`select split_part(${pidFile}, E'\\n', 1) as pid`),
  );
  return Number(rows[0]?.pid);
}
